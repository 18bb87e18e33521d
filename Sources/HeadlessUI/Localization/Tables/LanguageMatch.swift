import Foundation

/// Chooses the language for a locale among those that a bundle has.
///
/// Foundation's own choice takes the first language on Linux, whatever is asked for.
enum LanguageMatch {
  /// The nearest language: the same in script and region, then in script, then another region's; nil where none is.
  static func best(among available: [String], for locale: Locale) -> String? {
    let tags = available.sorted().map { (name: $0, tag: normalized($0)) }
    for wish in wishes(for: locale) {
      if let found = tags.first(where: { $0.tag == wish }) { return found.name }
    }
    guard let language = locale.language.languageCode?.identifier else { return nil }
    let script = script(of: locale.identifier)
    return tags.first { $0.tag.hasPrefix(language + "-") && self.script(of: $0.tag) == script }?.name
  }

  private static func wishes(for locale: Locale) -> [String] {
    let parts = normalized(locale.language.maximalIdentifier).split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    guard parts.count == 3 else { return [normalized(locale.identifier), language] }
    let isUsualScript = script(of: language) == script(of: locale.identifier)
    return [parts.joined(separator: "-"), "\(language)-\(parts[2])", "\(language)-\(parts[1])"]
      + (isUsualScript ? [language] : [])
  }

  private static func script(of identifier: String) -> String? {
    let parts = Locale.Language(identifier: identifier).maximalIdentifier.split(separator: "-")
    return parts.count == 3 ? String(parts[1]) : nil
  }

  private static func normalized(_ identifier: String) -> String {
    identifier.replacing("_", with: "-").lowercased()
  }
}
