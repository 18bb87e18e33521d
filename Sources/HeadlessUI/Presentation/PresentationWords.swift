import Foundation

/// Words that UIKit puts on what it presents.
extension SystemWords {
  /// The custom action by which a listener opens a context menu.
  static func showContextMenu(in locale: Locale) -> String { word(["en": "Show context menu"], in: locale) }

  static func sheetGrabber(in locale: Locale) -> String { word(grabber, in: locale) }
  static func expandSheetHint(in locale: Locale) -> String { word(expandHint, in: locale) }
  static func collapseSheetHint(in locale: Locale) -> String { word(collapseHint, in: locale) }

  /// The button that an alert or a dialog is left by.
  static func cancel(in locale: Locale) -> String { word(cancelButton, in: locale) }
  /// A button that leaves what was read.
  static func close(in locale: Locale) -> String { word(["en": "Close"], in: locale) }
  /// The only button of an alert that has none of its own.
  static func ok(in locale: Locale) -> String { word(["en": "OK", "es": "Aceptar", "ar": "موافق"], in: locale) }

  private static let cancelButton = [
    "en": "Cancel", "de": "Abbrechen", "fr": "Annuler", "es": "Cancelar", "it": "Annulla", "pt": "Cancelar",
    "nl": "Annuleer", "ru": "Отменить", "ja": "キャンセル", "zh": "取消", "ko": "취소", "ar": "إلغاء",
  ]

  private static let grabber = [
    "en": "Sheet Grabber", "de": "Aufzeichnungsblatt", "fr": "Poignée de feuille", "es": "Tirador de la hoja",
    "it": "Maniglia pannello", "pt": "Capturador de Folhas", "nl": "Handgreep voor werk\u{AD}blad",
    "ru": "Точка захвата листа", "ja": "シートグラバー", "zh": "表单控制柄", "ko": "시트 손잡이", "ar": "ملتقط الورقة",
  ]

  private static let expandHint = [
    "en": "Double tap to expand the sheet.", "de": "Doppeltippe, um das Blatt zu erweitern.",
    "fr": "Touchez deux fois pour agrandir la feuille.", "es": "Toca dos veces para expandir la hoja.",
    "it": "Tocca due volte per espandere il pannello.", "pt": "Toque duas vezes para expandir a folha.",
    "nl": "Tik dubbel om het werk\u{AD}blad uit te vouwen.", "ru": "Коснитесь дважды, чтобы развернуть лист.",
    "ja": "シートを拡げるには、ダブルタップします。", "zh": "轻点两下展开表单。", "ko": "시트를 확장하려면 이중 탭하십시오.",
    "ar": "اضغط مرتين لتوسيع الورقة.",
  ]

  private static let collapseHint = [
    "en": "Double tap to collapse the sheet.", "de": "Doppeltippe, um das Blatt zu reduzieren.",
    "fr": "Touchez deux fois pour condenser la feuille.", "es": "Toca dos veces para contraer la hoja.",
    "it": "Tocca due volte per comprimere il pannello.", "pt": "Toque duas vezes para contrair a folha.",
    "nl": "Tik dubbel om het werk\u{AD}blad samen te vouwen.", "ru": "Коснитесь дважды, чтобы свернуть лист.",
    "ja": "シートを折りたたむには、ダブルタップします。", "zh": "轻点两下收起表单。", "ko": "시트를 접으려면 이중 탭하십시오.",
    "ar": "اضغط مرتين لطي الورقة.",
  ]
}
