import Foundation

/// The locales that a scenario may name, as far as Foundation knows them.
enum ScenarioLocale {
  private static let known = Locale.availableIdentifiers
  private static let byLowercase = Dictionary(
    known.map { ($0.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  private static let languages = Set(known.map { $0.lowercased().split(separator: "_")[0] })
  private static let regions = Set(Locale.Region.isoRegions.map { $0.identifier.lowercased() })

  /// Returns the identifier with underscores and in the usual case.
  ///
  /// A pair such as `en_DE`, of a known language and a known region, is accepted although nobody collected data for it.
  static func identifier(_ written: String) throws(ScenarioError) -> String {
    guard !written.contains(",") else {
      throw ScenarioError(
        "a spec is heard in one locale, not in \(quoted(written)); write a spec for each, such as NAME.de_DE.transcript"
      )
    }
    let wanted = written.replacing("-", with: "_")
    if let identifier = byLowercase[wanted.lowercased()] { return identifier }
    let parts = wanted.lowercased().split(separator: "_", omittingEmptySubsequences: false)
    if parts.count == 2, languages.contains(parts[0]), regions.contains(String(parts[1])) {
      return "\(parts[0])_\(parts[1].uppercased())"
    }
    throw ScenarioError("unknown locale \(quoted(written)); \(hint(wanted, parts))")
  }

  private static func hint(_ wanted: String, _ parts: [Substring]) -> String {
    guard let language = parts.first, parts.count > 1, languages.contains(language) else {
      return suggestion(for: wanted, among: known.filter { $0.utf8.count <= 6 }.sorted(), otherwise: example)
    }
    let sameLanguage = known.filter { $0.lowercased().split(separator: "_")[0] == language }.sorted()
    return suggestion(for: wanted, among: sameLanguage, otherwise: example)
  }

  private static let example = "a locale is a language, or a language and a region, such as “de” or “de_DE”"

  static func layoutDirection(of identifier: String) -> String {
    Locale.Language(identifier: identifier).characterDirection == .rightToLeft ? "rightToLeft" : "leftToRight"
  }
}
