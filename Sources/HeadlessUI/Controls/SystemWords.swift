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

  private static let increment = [
    "en": "Increment", "de": "Erhöhen", "fr": "Incrémenter", "es": "Sumar", "it": "Aumenta", "pt": "Aumentar",
    "nl": "Verhoog", "ru": "Увеличить", "ja": "増やす", "zh": "增量", "ko": "증가", "ar": "زيادة",
  ]
  private static let decrement = [
    "en": "Decrement", "de": "Verringern", "fr": "Décrémenter", "es": "Restar", "it": "Diminuisci", "pt": "Diminuir",
    "nl": "Verlaag", "ru": "Уменьшить", "ja": "減らす", "zh": "减量", "ko": "감소", "ar": "إنقاص",
  ]

  static func dismissContextMenu(in locale: Locale) -> String { word(dismissContextMenu, in: locale) }
  static func inProgress(in locale: Locale) -> String { word(inProgress, in: locale) }
  static func progress(in locale: Locale) -> String { word(progress, in: locale) }

  /// What the button of a stepper that adds is called.
  static func increment(in locale: Locale) -> String { word(increment, in: locale) }
  /// What the button of a stepper that takes away is called.
  static func decrement(in locale: Locale) -> String { word(decrement, in: locale) }

  static func word(_ table: [String: String], in locale: Locale) -> String {
    locale.language.languageCode.flatMap { table[$0.identifier] } ?? table["en"]!
  }
}
