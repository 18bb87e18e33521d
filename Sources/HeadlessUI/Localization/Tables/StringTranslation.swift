/// The text of one key in one language.
struct StringTranslation: Equatable {
  /// A part of a text that has plural forms of its own: `%#@name@`.
  struct Substitution: Equatable {
    /// Which value it is about, counted from 1; nil where the order of the parts tells.
    var argument: Int?
    /// How the value is written, without the percent sign.
    var specifier: String
    var form: StringForm
  }

  var form: StringForm?
  var substitutions: [String: Substitution] = [:]
  var file = ""
  var line = 1
  /// Whether nobody has translated it yet.
  var isNew = false

  private static let depthLimit = 8

  /// The format for values, with everything chosen that depends on them; nil where no form fits.
  func format(for counts: [Int?], in language: String) -> String? {
    let count = counts.lazy.compactMap(\.self).first
    guard let text = form?.text(for: counts.isEmpty ? nil : count, in: language) else { return nil }
    guard !substitutions.isEmpty, text.contains("#@") else { return text }
    return expanded(text, counts, language, depth: 0)
  }

  private func expanded(_ text: String, _ counts: [Int?], _ language: String, depth: Int) -> String {
    var expansion = SubstitutionText()
    return expansion.replacing(in: text) { name, position in
      guard depth < StringTranslation.depthLimit, let substitution = substitutions[name] else { return nil }
      let argument = substitution.argument ?? position
      let count = counts.indices.contains(argument - 1) ? counts[argument - 1] : nil
      guard let form = substitution.form.text(for: count, in: language) else { return nil }
      let own = SubstitutionText.filled(form, argument: argument, specifier: substitution.specifier)
      return expanded(own, counts, language, depth: depth + 1)
    }
  }

  /// A text with every part in its form for others, as its places of values are compared.
  func everything(_ text: String) -> String {
    substitutions.isEmpty || !text.contains("#@") ? text : expanded(text, [], "ja", depth: 0)
  }
}

/// Finds the parts `%#@name@` in a text and gives every other place its position, since a part may stand for several.
struct SubstitutionText {
  private var next = 0

  /// - Parameter replacement: The text for a name and the position that it has by its order, counted from 1.
  mutating func replacing(in text: String, _ replacement: (String, Int) -> String?) -> String {
    var result = ""
    var rest = Substring(text)
    while let match = rest.firstMatch(of: /%(?:(\d{1,3})\$)?#@([^@]+)@/) {
      result += positioned(String(rest[..<match.range.lowerBound]))
      let written = match.1.flatMap { Int($0) }
      if written == nil { next += 1 }
      result += replacement(String(match.2), written ?? next) ?? String(match.0).replacing("%", with: "%%")
      rest = rest[match.range.upperBound...]
    }
    return result + positioned(String(rest))
  }

  private mutating func positioned(_ text: String) -> String {
    var result = ""
    for piece in FormatPiece.pieces(of: text) {
      switch piece {
      case .literal(let words): result += words.replacing("%", with: "%%")
      case .value(let index, let written, let specifier):
        let hasPosition = written.contains("$")
        result += "%\((hasPosition ? index : next) + 1)$" + specifier.dropFirst()
        if !hasPosition { next += 1 }
      }
    }
    return result
  }

  /// The form of a part with its own value in place: `%arg`, and every place that has no position.
  static func filled(_ form: String, argument: Int, specifier: String) -> String {
    var result = ""
    for piece in FormatPiece.pieces(of: form.replacing("%arg", with: "%\(argument)$\(specifier)")) {
      switch piece {
      case .literal(let words):
        result += words.replacing("%", with: "%%").replacing(/%%((?:\d{1,3}\$)?#@)/) { "%\($0.1)" }
      case .value(let index, let written, let specifier):
        result += "%\(written.contains("$") ? index + 1 : argument)$" + specifier.dropFirst()
      }
    }
    return result
  }
}
