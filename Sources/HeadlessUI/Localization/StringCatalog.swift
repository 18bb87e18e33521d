import Foundation

/// A catalogue of strings as Xcode keeps it; Swift packages on Linux copy the file as it is.
struct StringCatalog: Decodable {
  private struct Entry: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    struct Unit: Decodable {
      var value: String
    }

    struct Variations: Decodable {
      var plural: [String: Localization]?
    }

    var stringUnit: Unit?
    var variations: Variations?
  }

  private var sourceLanguage: String
  private var strings: [String: Entry]

  /// Nil where the file cannot be read as a catalogue.
  init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), let catalog = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = catalog
  }

  /// The text in the locale's language, else in the language of the source.
  func text(for key: String, in locale: Locale, count: Int?) -> String? {
    guard let localizations = strings[key]?.localizations else { return nil }
    let languages = Array(localizations.keys)
    guard
      let language = LanguageMatch.best(among: languages, for: locale)
        ?? LanguageMatch.best(among: languages, for: Locale(identifier: sourceLanguage)),
      let localization = localizations[language]
    else { return nil }
    if let unit = localization.stringUnit { return unit.value }
    guard let plural = localization.variations?.plural else { return nil }
    let category = PluralCategory.of(count ?? 0, in: language)
    let chosen = plural[count == 0 ? "zero" : category.rawValue] ?? plural[category.rawValue] ?? plural["other"]
    return chosen?.stringUnit?.value
  }
}
