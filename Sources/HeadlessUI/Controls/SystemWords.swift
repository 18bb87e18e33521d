import Foundation

/// Words that UIKit itself puts on the screen, by language (strings shipped with iOS; English where none is known).
enum SystemWords {
  private static let dismissContextMenu = [
    "en": "Dismiss context menu", "de": "Kontextmenü schließen", "fr": "Fermer le menu contextuel",
    "es": "Cerrar menú contextual", "it": "Chiudi menu contestuale", "pt": "Descartar menu contextual",
    "nl": "Sluit contextmenu", "ru": "Закрыть контекстное меню",
  ]
  private static let inProgress = [
    "en": "In progress", "de": "In Arbeit", "fr": "En cours", "es": "En curso", "it": "In corso",
    "pt": "Em andamento", "nl": "Bezig", "ru": "Идёт выполнение операции", "ja": "進行中", "zh": "进行中", "ko": "진행 중",
    "ar": "قيد التقدم",
  ]
  private static let progress = [
    "en": "Progress", "de": "Status", "fr": "Progression", "es": "Progreso", "it": "Avanzamento", "pt": "Progresso",
    "nl": "Voortgang", "ru": "Ход выполнения", "ja": "進行状況", "zh": "进度", "ko": "진행 상태", "ar": "تقدم",
  ]

  static func dismissContextMenu(in locale: Locale) -> String { word(dismissContextMenu, in: locale) }
  static func inProgress(in locale: Locale) -> String { word(inProgress, in: locale) }
  static func progress(in locale: Locale) -> String { word(progress, in: locale) }

  private static func word(_ table: [String: String], in locale: Locale) -> String {
    locale.language.languageCode.flatMap { table[$0.identifier] } ?? table["en"]!
  }
}
