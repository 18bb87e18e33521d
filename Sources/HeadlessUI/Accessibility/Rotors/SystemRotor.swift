/// A kind of thing that every reader can go through; its entries may be given anew.
nonisolated public struct AccessibilitySystemRotor: Hashable, Sendable {
  /// What transcripts call it.
  let name: String

  public static let links = AccessibilitySystemRotor(name: "links")
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "visited-links" : "links")
  }
  public static let headings = AccessibilitySystemRotor(name: "headings")
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: level == .unspecified ? "headings" : "headings-\(level.rawValue)")
  }
  public static let boldText = AccessibilitySystemRotor(name: "bold-text")
  public static let italicText = AccessibilitySystemRotor(name: "italic-text")
  public static let underlineText = AccessibilitySystemRotor(name: "underlined-text")
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelled-words")
  public static let images = AccessibilitySystemRotor(name: "images")
  public static let textFields = AccessibilitySystemRotor(name: "text-fields")
  public static let tables = AccessibilitySystemRotor(name: "tables")
  public static let lists = AccessibilitySystemRotor(name: "lists")
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}
