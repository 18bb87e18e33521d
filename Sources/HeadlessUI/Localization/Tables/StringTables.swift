import Foundation
import Semantics

/// The string tables of one bundle.
final class StringTables: @unchecked Sendable {
  private let folder: TableFolder
  private let sourceLanguage: String
  private let lock = NSLock()
  private var tables: [String: StringTable?] = [:]
  private var matches: [Match: String?] = [:]

  private struct Match: Hashable {
    let languages: [String]
    let locale: String
  }

  /// What a table says of a key.
  struct Finding {
    /// The format, in the language asked for or in that of the source; nil where there is none.
    var format: String?
    /// What is wrong with it; nil where nothing is.
    var fault: StringFault?
  }

  /// Nil where the bundle has no tables at all, so that most programs look nothing up.
  private init?(_ bundle: Bundle) {
    folder = TableFolder(bundle.resourceURL ?? bundle.bundleURL)
    sourceLanguage = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
    guard !folder.tables.isEmpty else { return nil }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: StringTables?] = [:]

  static func of(_ bundle: Bundle) -> StringTables? {
    lock.withLock {
      if let tables = known[bundle.bundlePath] { return tables }
      let tables = StringTables(bundle)
      known[bundle.bundlePath] = .some(tables)
      return tables
    }
  }

  /// What the table of a name says of a key; nil where it does not have it.
  func find(_ key: String, in table: String, locale: Locale, counts: [Int?]) -> Finding? {
    lock.withLock {
      guard let table = self.table(table), let entry = table.entries[key] else { return nil }
      let language = best(among: entry.languages, for: locale)
      if let language, let format = entry.translations[language]?.format(for: counts, in: language) {
        return Finding(format: format)
      }
      let source = table.sourceText(of: entry)
      var finding = Finding(format: source.format(for: counts, in: table.sourceLanguage))
      if entry.isTranslatable, let wanted = best(among: table.languages, for: locale), !table.isSource(wanted) {
        finding.fault = StringFault(
          .untranslated, key: key, language: wanted, message: table.missing(entry, wanted),
          source: SourceLocation(file: entry.file, line: entry.line))
      }
      return finding
    }
  }

  /// The language for a locale in which the table of a name ships, beside that of its source.
  func language(of table: String, for locale: Locale) -> String? {
    lock.withLock {
      guard let table = self.table(table), let language = best(among: table.languages, for: locale),
        !table.isSource(language)
      else { return nil }
      return language
    }
  }

  private func table(_ name: String) -> StringTable? {
    if let table = tables[name] { return table }
    let table = folder.table(name, sourceLanguage: sourceLanguage) { $0.path }
    tables[name] = .some(table)
    return table
  }

  private func best(among languages: [String], for locale: Locale) -> String? {
    let match = Match(languages: languages, locale: locale.identifier)
    if let known = matches[match] { return known }
    let language = LanguageMatch.best(among: languages, for: locale)
    matches[match] = .some(language)
    return language
  }
}
