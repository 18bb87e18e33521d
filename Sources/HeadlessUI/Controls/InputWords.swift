import Foundation

/// Words of UIKit's controls and lists, by language; those given in English alone are not known in others.
extension SystemWords {
  private static let delete = [
    "en": "Delete", "de": "Löschen", "fr": "Supprimer", "es": "Eliminar", "it": "Elimina", "pt": "Apagar",
    "nl": "Verwijder", "ru": "Удалить", "ja": "削除", "zh": "删除", "ko": "삭제", "ar": "حذف",
  ]
  private static let done = [
    "en": "Done", "de": "Fertig", "fr": "Terminé", "es": "Aceptar", "it": "Fine", "pt": "OK", "nl": "Gereed",
    "ru": "Готово", "ja": "完了", "zh": "完成", "ko": "완료", "ar": "تم",
  ]
  private static let moveUp = [
    "en": "Move up", "de": "Nach oben bewegen", "fr": "Déplacer vers le haut", "es": "Subir",
    "it": "Sposta verso l'alto", "pt": "Mover para cima", "nl": "Omhoog", "ru": "Переместить вверх", "ja": "上に移動",
    "zh": "向上移动", "ko": "위로 이동", "ar": "تحريك لأعلى",
  ]
  private static let moveDown = [
    "en": "Move down", "de": "Nach unten bewegen", "fr": "Déplacer vers le bas", "es": "Bajar",
    "it": "Sposta verso il basso", "pt": "Mover para baixo", "nl": "Omlaag", "ru": "Переместить вниз", "ja": "下に移動",
    "zh": "向下移动", "ko": "아래로 이동", "ar": "تحريك لأسفل",
  ]
  private static let reorder = [
    "en": "Reorder %@", "de": "%@ neu anordnen", "fr": "Réorganiser %@", "es": "Reordenar %@", "it": "Riordina %@",
    "pt": "Reordenar %@", "nl": "Wijzig volgorde %@", "ru": "Изменить порядок %@", "ja": "%@を並べ替え",
    "zh": "对%@重新排序", "ko": "%@ 재정렬", "ar": "إعادة ترتيب %@",
  ]
  private static let expandHint = [
    "en": "Double-tap to expand", "de": "Zum Erweitern doppeltippen", "fr": "Touchez deux fois pour développer.",
    "es": "Toca dos veces para expandir", "it": "Tocca due volte per espandere", "pt": "Toque duas vezes para expandir",
    "nl": "Tik dubbel om uit te vouwen", "ru": "Коснитесь дважды, чтобы развернуть", "ja": "展開するには、ダブルタップします",
    "zh": "轻点两下以展开", "ko": "확장하려면 이중 탭하십시오.", "ar": "اضغط مرتين للتوسيع",
  ]
  private static let dismissPopup = [
    "en": "dismiss popup", "de": "Einblendmenü schließen", "fr": "fermer le pop-up", "es": "cerrar mensaje",
    "it": "chiudi finestra a comparsa", "pt": "fechar popup", "nl": "sluit melding",
    "ru": "закрыть всплывающее меню", "ja": "ポップアップウインドウを閉じる", "zh": "关闭弹出式窗口", "ko": "팝업 닫기",
    "ar": "استبعاد القائمة المنبثقة",
  ]
  private static let dismissPopupHint = [
    "en": "Double-tap to dismiss pop-up window.", "de": "Doppeltippen, um das Einblendfenster zu schließen.",
    "fr": "Touchez l’écran deux fois rapidement pour fermer le pop-up.",
    "es": "Toca dos veces para cerrar la ventana emergente.",
    "it": "Tocca due volte per chiudere la finestra a comparsa.",
    "pt": "Toque duas vezes para fechar a janela pop-up.", "nl": "Tik dubbel om pop-upvenster te sluiten.",
    "ru": "Коснитесь дважды, чтобы закрыть всплывающее окно.", "ja": "ポップアップウインドウを閉じるには、ダブルタップします。",
    "zh": "轻点两下来关闭弹出式窗口。", "ko": "팝업 윈도우를 닫으려면 이중 탭하십시오.",
  ]

  static func delete(in locale: Locale) -> String { word(delete, in: locale) }
  static func done(in locale: Locale) -> String { word(done, in: locale) }
  static func moveUp(in locale: Locale) -> String { word(moveUp, in: locale) }
  static func moveDown(in locale: Locale) -> String { word(moveDown, in: locale) }
  static func reorder(_ row: String, in locale: Locale) -> String {
    word(reorder, in: locale).replacingOccurrences(of: "%@", with: row)
  }

  /// What a compact date picker says of its double tap.
  static func expandHint(in locale: Locale) -> String { word(expandHint, in: locale) }
  /// The region around a popover.
  static func dismissPopup(in locale: Locale) -> String { word(dismissPopup, in: locale) }
  static func dismissPopupHint(in locale: Locale) -> String { word(dismissPopupHint, in: locale) }

  static func edit(in locale: Locale) -> String { "Edit" }
  /// The control that deletes a row of a list being edited (a probe of iOS 26).
  static func removeControl(in locale: Locale) -> String { "remove" }
  /// What stands before the label of a row that can be deleted while its list is edited (a probe of iOS 26).
  static func removePrefix(in locale: Locale) -> String { "Remove" }
  static func reorderHint(in locale: Locale) -> String {
    "Double tap and hold, wait for the sound, then drag to rearrange"
  }
  static func datePicker(in locale: Locale) -> String { "Date Picker" }
  static func timePicker(in locale: Locale) -> String { "Time Picker" }
  static func previousMonth(in locale: Locale) -> String { "Previous Month" }
  static func nextMonth(in locale: Locale) -> String { "Next Month" }
  static func expandContent(in locale: Locale) -> String { "Expand content" }
  static func collapseContent(in locale: Locale) -> String { "Collapse content" }
  static func share(in locale: Locale) -> String { "Share…" }
  static func paste(in locale: Locale) -> String { "Paste" }
  static func rename(in locale: Locale) -> String { "Rename" }
  static func noResults(in locale: Locale) -> String { "No Results" }
  static func noResults(for text: String, in locale: Locale) -> String { "No Results for “\(text)”" }
  static func searchAdvice(in locale: Locale) -> String { "Check the spelling or try a new search." }
}
