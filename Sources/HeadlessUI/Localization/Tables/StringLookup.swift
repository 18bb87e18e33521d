import Foundation
import Semantics

/// Looks texts up, where their authors said or in all tables of the program.
///
/// On a device a text without a bundle is looked up in that of the app; here an app is a target of a package, so every
/// bundle of the program is searched, that of the component's own module first.
enum StringLookup {
  /// The format of a template in the language of a locale; nil where no table has the key.
  ///
  /// - Parameter isName: Whether the key is a name that need not be in a table, such as that of an image.
  static func format(for template: LocalizedTemplate, in locale: Locale, isName: Bool = false) -> String? {
    guard !template.key.isEmpty else { return nil }
    let watch = StringWatch.current
    let tables: [StringTables]
    if let bundle = template.lookup?.bundle {
      tables = StringTables.of(bundle).map { [$0] } ?? []
    } else {
      tables = LinkedBundles.tables(of: watch?.module)
    }
    guard !tables.isEmpty else { return nil }
    let name = template.lookup?.table ?? "Localizable"
    let counts = template.values.map(\.count)
    for table in tables {
      guard let finding = table.find(template.key, in: name, locale: locale, counts: counts) else { continue }
      watch?.note(finding.fault, shown: finding.format ?? template.key)
      return finding.format
    }
    guard !isName, let watch, hasWords(template.key) else { return nil }
    let language = tables.lazy.compactMap { $0.language(of: name, for: locale) }.first
    watch.note(
      language.map {
        StringFault(
          .untranslated, key: template.key, language: $0,
          message: "no table \(quoted(name)) has the key \(quoted(template.key)), so it has no text in “\($0)”")
      }, shown: template.lookup?.defaultValue ?? template.key)
    return nil
  }

  /// Whether there is anything to translate in a key beside its values.
  private static func hasWords(_ key: String) -> Bool {
    FormatPiece.pieces(of: key).contains {
      if case .literal(let words) = $0 { words.contains(where: \.isLetter) } else { false }
    }
  }
}
