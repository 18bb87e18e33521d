import Semantics

/// One way in which a component is shown beside the way that was asked for.
public struct Circumstance: Sendable, Hashable {
  /// The name in reports, such as `dark`.
  public let name: String
  let change: @Sendable (inout SemanticEnvironment) -> Void

  public static func == (left: Circumstance, right: Circumstance) -> Bool { left.name == right.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  static let reduceMotion = Circumstance(name: "reduce motion") { $0.reduceMotion = true }

  /// Another of the languages that were asked for.
  public static func locale(_ identifier: String, layoutDirection: String) -> Circumstance {
    Circumstance(name: "locale \(identifier)") {
      $0.locale = identifier
      $0.layoutDirection = layoutDirection
    }
  }

  /// The standard variants, with languages that were asked for in place of a language that was not.
  public static func standard(with locales: [Circumstance]) -> [Circumstance] {
    locales.isEmpty ? standard : standard.filter { $0.name != "another language" } + locales
  }

  /// The standard variants, in the order in which they are looked at.
  public static let standard: [Circumstance] = [
    .reduceMotion,
    Circumstance(name: "largest type") { $0.dynamicTypeSize = "accessibility5" },
    Circumstance(name: "dark") { $0.colorScheme = "dark" },
    Circumstance(name: "increased contrast") { $0.contrast = "increased" },
    Circumstance(name: "dark, increased contrast") {
      $0.colorScheme = "dark"
      $0.contrast = "increased"
    },
    Circumstance(name: "right to left") { $0.layoutDirection = "rightToLeft" },
    Circumstance(name: "another language") {
      $0.locale = $0.locale.hasPrefix("de") ? "en_US" : "de_DE"
    },
  ]
}
