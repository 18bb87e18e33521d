import Foundation

/// A key with the places in it, and what fills them once the environment is known.
struct LocalizedTemplate: @unchecked Sendable {
  var key: String
  var values: [LocalizedValue] = []
  private(set) var lookup: Lookup?

  /// Where the key is looked up, and what is shown where it is not found; kept apart since few texts say so.
  final class Lookup: Sendable {
    let table: String?
    let bundle: Bundle?
    let defaultValue: String?

    init(table: String?, bundle: Bundle?, defaultValue: String?) {
      self.table = table
      self.bundle = bundle
      self.defaultValue = defaultValue
    }
  }

  init(key: String) { self.key = key }

  /// The template, looked up in a table of a bundle; the main bundle's `Localizable` where nothing is said.
  func found(inTable table: String?, of bundle: Bundle?, defaultValue: String? = nil) -> LocalizedTemplate {
    guard table != nil || bundle != nil || defaultValue != nil else { return self }
    var template = self
    template.lookup = Lookup(table: table, bundle: bundle, defaultValue: defaultValue ?? lookup?.defaultValue)
    return template
  }

  /// The template under another key, so that its own text is what is shown where the key is not found.
  func keyed(_ key: String, inTable table: String?, of bundle: Bundle?) -> LocalizedTemplate {
    var template = found(inTable: table, of: bundle, defaultValue: self.key)
    template.key = key
    return template
  }

  mutating func append(_ specifier: String, _ value: LocalizedValue) {
    key += specifier
    values.append(value)
  }

  var isSpokenOtherwise: Bool { values.contains(where: \.isSpokenOtherwise) }

  /// The text in the language of an environment.
  ///
  /// - Parameters:
  ///   - readsMarkdown: Whether inline marks of the text, not of its values, are taken out.
  ///   - isName: Whether the key is a name that need not be in a table, such as that of an image.
  func string(
    in environment: EnvironmentValues, as reading: Text.Reading = .shown, readsMarkdown: Bool = false,
    isName: Bool = false
  ) -> String {
    let found = StringLookup(self, in: environment.locale, isName: isName)
    let text = filled(found.format ?? lookup?.defaultValue ?? key, environment, reading, readsMarkdown)
    found.note(text)
    return text
  }

  private func filled(
    _ format: String, _ environment: EnvironmentValues, _ reading: Text.Reading, _ readsMarkdown: Bool
  ) -> String {
    guard !values.isEmpty else {
      return readsMarkdown ? Inflection.agree(Markdown.plain(format), in: environment.locale) : format
    }
    var pieces = FormatPiece.pieces(of: format)
    if readsMarkdown, Markdown.isMarked(format) { pieces = FormatPiece.withoutMarks(pieces) }
    var result = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): result += text
      case .value(let index, _, let specifier) where values.indices.contains(index):
        result += values[index].text(in: environment, as: reading, by: specifier)
      case .value(_, let written, _): result += written
      }
    }
    return readsMarkdown ? Inflection.agree(result, in: environment.locale) : result
  }
}

extension LocalizedTemplate: Equatable {
  static func == (left: LocalizedTemplate, right: LocalizedTemplate) -> Bool {
    guard left.key == right.key, left.values.count == right.values.count else { return false }
    guard
      left.lookup === right.lookup
        || (left.lookup?.table == right.lookup?.table && left.lookup?.bundle == right.lookup?.bundle
          && left.lookup?.defaultValue == right.lookup?.defaultValue)
    else { return false }
    guard !left.values.isEmpty else { return true }
    let environment = EnvironmentValues()
    return zip(left.values, right.values).allSatisfy {
      $0.text(in: environment, as: .spoken, by: "") == $1.text(in: environment, as: .spoken, by: "")
    }
  }
}
