import Foundation

/// A key with the places in it, and what fills them once the environment is known.
struct LocalizedTemplate: Equatable, @unchecked Sendable {
  var key: String
  var values: [(EnvironmentValues) -> String] = []
  var table: String?
  var bundle: Bundle?
  var defaultValue: String?

  init(key: String) { self.key = key }

  mutating func append(_ specifier: String, _ value: @escaping (EnvironmentValues) -> String) {
    key += specifier
    values.append(value)
  }

  static func == (left: LocalizedTemplate, right: LocalizedTemplate) -> Bool {
    guard left.key == right.key, left.values.count == right.values.count else { return false }
    let environment = EnvironmentValues()
    return zip(left.values, right.values).allSatisfy { $0(environment) == $1(environment) }
  }

  func string(in environment: EnvironmentValues) -> String {
    let format = LocalizedTable.format(for: self, in: environment.locale)
    guard !values.isEmpty || format.contains("%%") else { return format }
    return filled(format, in: environment)
  }

  /// Fills the places of a format: `%@`, `%lld`, `%2$@`; a place without a value stays as it is written.
  private func filled(_ format: String, in environment: EnvironmentValues) -> String {
    var result = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += "%"
        rest = rest.dropFirst(2)
        continue
      }
      guard let place = rest.prefixMatch(of: /%(?:(\d{1,3})\$)?[0-9.]*(?:ll|l|h|z)?[@dfiugDs]/) else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      let index = place.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += place.1 == nil ? 1 : 0
      result += values.indices.contains(index) ? values[index](environment) : String(place.0)
      rest = rest[place.range.upperBound...]
    }
    return result + rest
  }
}

/// Looks keys up in the string tables of a bundle, by the scenario's language.
enum LocalizedTable {
  static func format(for template: LocalizedTemplate, in locale: Locale) -> String {
    let fallback = template.defaultValue ?? template.key
    guard let bundle = template.bundle ?? .some(.main), !bundle.localizations.isEmpty else { return fallback }
    guard
      let language = Bundle.preferredLocalizations(from: bundle.localizations, forPreferences: [locale.identifier])
        .first,
      let path = bundle.path(forResource: language, ofType: "lproj"), let table = Bundle(path: path)
    else { return fallback }
    let found = table.localizedString(forKey: template.key, value: "\u{0}", table: template.table)
    return found == "\u{0}" ? fallback : found
  }
}
