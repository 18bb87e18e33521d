import Foundation

/// Words that bars, tabs and pages put on the screen (strings shipped with iOS; English where none is known).
extension SystemWords {
  /// What the button is called that leads back to a screen without a title.
  static func back(in locale: Locale) -> String { word(["en": "Back", "de": "Zurück"], in: locale) }

  /// What leads to tabs or items that have no place in a bar.
  static var more: String { "More" }

  /// What an empty search field shows.
  static func search(in locale: Locale) -> String {
    word(
      [
        "en": "Search", "de": "Suchen", "fr": "Rechercher", "es": "Buscar", "it": "Cerca", "pt": "Buscar", "nl": "Zoek",
        "ru": "Искать", "ja": "検索", "zh": "搜索", "ko": "검색", "ar": "بحث",
      ], in: locale)
  }

  /// How far somebody has come through pages.
  static func page(_ index: Int, of count: Int, in locale: Locale) -> String {
    word(
      [
        "en": "page \(index) of \(count)", "de": "Seite \(index) von \(count)", "fr": "page \(index) sur \(count)",
        "es": "página \(index) de \(count)", "it": "pagina \(index) di \(count)", "pt": "página \(index) de \(count)",
        "nl": "pagina \(index) van \(count)", "ru": "страница \(index) из \(count)",
        "ja": "全\(count)ページ中\(index)ページ目", "zh": "第\(index)页（共\(count)页）", "ko": "총 \(count)페이지 중에서 \(index)페이지",
        "ar": "صفحة \(index) من \(count)",
      ], in: locale)
  }

  /// How a number on a tab is spoken; a badge that is no number says what it shows.
  static func badge(_ text: String, in locale: Locale) -> String {
    guard let number = Int(text), locale.language.languageCode?.identifier == "en" else { return text }
    return number == 1 ? "1 item" : "\(number) items"
  }
}
