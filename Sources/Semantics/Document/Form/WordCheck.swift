import Foundation

/// Words of which a document may use only some.
enum WordCheck {
  /// What is wrong with a text in the place of a word; nil when nothing is, or when the form is none of words.
  static func message(about word: String, as form: DocumentForm, in node: String?) -> String? {
    switch form {
    case .word(let kind, let known): known.contains(word) ? nil : unknown(kind, word, in: node, among: known)
    case .action:
      SemanticAction.keywords[word] == nil
        ? unknown("action", word, in: node, among: SemanticAction.keywords.keys.sorted()) : nil
    case .platform:
      Platform(word) == nil ? unknown("platform", word, among: Platform.known.map(\.description)) : nil
    case .locale: isLocale(word) ? nil : unknownLocale(word)
    case .moment:
      (try? Date(word, strategy: .iso8601))?.formatted(.iso8601) != word
        ? "\(quoted(word)) is no moment; write it as \(SemanticEnvironment.noon.formatted(.iso8601))" : nil
    default: nil
    }
  }

  private static let locales = Set(Locale.availableIdentifiers)
  private static let languages = Set(locales.compactMap { $0.split(separator: "_").first })
  private static let regions = Set(Locale.Region.isoRegions.map(\.identifier))

  /// A pair of a known language and a known region is a locale, though nobody collected data for it.
  private static func isLocale(_ word: String) -> Bool {
    if locales.contains(word) { return true }
    let parts = word.split(separator: "_", omittingEmptySubsequences: false)
    return parts.count == 2 && languages.contains(parts[0]) && regions.contains(String(parts[1]))
  }

  private static func unknownLocale(_ word: String) -> String {
    let usual = word.replacing("-", with: "_")
    if isLocale(usual) { return "unknown locale \(quoted(word)), did you mean \(quoted(usual))?" }
    let close = suggestion(for: word, among: locales.sorted(), listsAll: false)
    return "unknown locale \(quoted(word))"
      + (close.isEmpty ? "; a locale is a language, or a language and a region, such as de or de_DE" : close)
  }
}

extension DocumentForm {
  /// Whether a text can stand here.
  var takesText: Bool {
    switch self {
    case .text, .word, .locale, .platform, .moment, .action: true
    default: false
    }
  }

  /// What is expected, in a message.
  var description: String {
    switch self {
    case .text: "a text"
    case .flag: "true or false"
    case .number: "a number"
    case .whole: "a whole number"
    case .word(let kind, _): (kind.first.map("aeiou".contains) == true ? "an " : "a ") + kind
    case .locale: "a locale"
    case .platform: "a platform"
    case .moment: "a moment"
    case .action: "an action"
    case .list: "a list"
    case .object: "an object"
    }
  }
}

extension JSONValue {
  /// The whole number that a number is; nil for anything else.
  var whole: Int? {
    guard case .number(let number) = content else { return nil }
    return Int(number) ?? Double(number).flatMap(Int.init(exactly:))
  }
}
