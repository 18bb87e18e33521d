import Foundation

/// The string tables of one bundle: `.lproj` folders with `.strings` files, and `.xcstrings` catalogues.
final class StringTables: @unchecked Sendable {
  private let bundle: Bundle
  private let languages: [String]
  private let lock = NSLock()
  private var folders: [String: Bundle?] = [:]
  private var catalogs: [String: StringCatalog?] = [:]

  /// Nil where the bundle has no tables at all, so that most programs look nothing up.
  private init?(_ bundle: Bundle) {
    self.bundle = bundle
    languages = bundle.localizations.filter { $0 != "Base" }
    guard !languages.isEmpty || !bundle.paths(forResourcesOfType: "xcstrings", inDirectory: nil).isEmpty else {
      return nil
    }
  }

  /// The text under a template's key in the language of a locale, or nearest to it; nil where no table has it.
  static func format(for template: LocalizedTemplate, in locale: Locale) -> String? {
    guard !template.key.isEmpty else { return nil }
    let bundle = template.lookup?.bundle
    guard let tables = bundle.map({ of($0) }) ?? main else { return nil }
    return tables.text(
      for: template.key, in: template.lookup?.table ?? "Localizable", locale: locale,
      count: template.values.lazy.compactMap(\.count).first)
  }

  private static let main = StringTables(.main)
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [Bundle: StringTables?] = [:]

  private static func of(_ bundle: Bundle) -> StringTables? {
    lock.withLock {
      if let tables = known[bundle] { return tables }
      let tables = StringTables(bundle)
      known[bundle] = .some(tables)
      return tables
    }
  }

  private func text(for key: String, in table: String, locale: Locale, count: Int?) -> String? {
    lock.withLock {
      if let text = catalog(named: table)?.text(for: key, in: locale, count: count) { return text }
      guard let text = folder(for: locale)?.localizedString(forKey: key, value: Self.nothing, table: table) else {
        return nil
      }
      return text == Self.nothing ? nil : text
    }
  }

  /// The folder of the locale's language, else of the language that the bundle was written in.
  private func folder(for locale: Locale) -> Bundle? {
    if let folder = folders[locale.identifier] { return folder }
    let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    let language =
      LanguageMatch.best(among: languages, for: locale)
      ?? LanguageMatch.best(among: languages, for: Locale(identifier: development))
    let folder = language.flatMap { bundle.path(forResource: $0, ofType: "lproj") }.flatMap { Bundle(path: $0) }
    folders[locale.identifier] = .some(folder)
    return folder
  }

  private func catalog(named table: String) -> StringCatalog? {
    if let catalog = catalogs[table] { return catalog }
    let catalog = bundle.url(forResource: table, withExtension: "xcstrings").flatMap { StringCatalog(contentsOf: $0) }
    catalogs[table] = .some(catalog)
    return catalog
  }

  /// What no table says, by which a missing key is told from one that is its own text.
  private static let nothing = "\u{0}"
}
