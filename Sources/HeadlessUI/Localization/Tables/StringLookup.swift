import Foundation
import Semantics

/// Looks texts up, where their authors said or in all tables of the program.
///
/// On a device a text without a bundle is looked up in that of the app; here an app is a target of a package, so every
/// bundle of the program is searched, that of the component's own module first.
struct StringLookup {
  /// The format in the language of a locale, or in that of the source; nil where no table has the key.
  private(set) var format: String?
  private var fault: StringFault?
  private var watch: StringWatch?

  /// - Parameter isName: Whether the key is a name that need not be in a table, such as that of an image.
  init(_ template: LocalizedTemplate, in locale: Locale, isName: Bool = false) {
    guard !template.key.isEmpty else { return }
    let own = template.lookup?.bundle.map { StringTables.of($0).map { [$0] } ?? [] }
    // Most programs have no tables: their texts cost nothing.
    guard own.map({ !$0.isEmpty }) ?? LinkedBundles.haveTables else { return }
    let watch = StringWatch.current
    let tables = own ?? LinkedBundles.tables(of: watch?.module)
    let name = template.lookup?.table ?? "Localizable"
    let counts = template.values.map(\.count)
    for table in tables {
      guard let finding = table.find(template.key, in: name, locale: locale, counts: counts) else { continue }
      self.watch = watch
      format = finding.format
      fault = finding.fault
      return
    }
    // Only a module that has tables is held to keep its keys in them.
    let held = own ?? LinkedBundles.ownTables(of: watch?.module)
    guard !isName, watch != nil, !held.isEmpty, StringLookup.hasWords(template.key) else { return }
    self.watch = watch
    fault = held.lazy.compactMap { $0.language(of: name, for: locale) }.first.map {
      StringFault(
        .untranslated, key: template.key, language: $0,
        message: "no table \(quoted(name)) has the key \(quoted(template.key)), so there is no text in “\($0)”")
    }
  }

  /// Keeps what is shown in the end.
  func note(_ shown: String) { watch?.note(fault, shown: shown) }

  /// Whether there is anything to translate in a key beside its values.
  private static func hasWords(_ key: String) -> Bool {
    FormatPiece.pieces(of: key).contains {
      if case .literal(let words) = $0 { words.contains(where: \.isLetter) } else { false }
    }
  }
}
