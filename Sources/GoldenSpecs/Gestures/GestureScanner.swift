/// A place in the text of gestures.
///
/// It walks over scalars, not characters: a label that begins with a combining mark must not swallow its quotation mark.
struct GestureScanner: Sendable {
  private let scalars: [Unicode.Scalar]
  private let column: Int
  private var index = 0

  init(_ text: String, column: Int) {
    scalars = Array(text.unicodeScalars)
    self.column = column
  }

  var isAtEnd: Bool { index >= scalars.count }
  var isAtQuote: Bool { peek == "\"" }
  var isAtSeparator: Bool { peek.map(Self.separates) ?? false }
  var remainder: String { String(String.UnicodeScalarView(scalars[index...])) }
  private var peek: Unicode.Scalar? { isAtEnd ? nil : scalars[index] }

  private static func separates(_ scalar: Unicode.Scalar) -> Bool { scalar == ";" || scalar == "\n" || scalar == "\r" }
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  func problem(_ message: String) -> GestureProblem { GestureProblem(column: column + index, message: message) }

  mutating func skipSpaces() {
    while let scalar = peek, Self.isSpace(scalar) { index += 1 }
  }

  mutating func skipSeparators() {
    while let scalar = peek, Self.isSpace(scalar) || Self.separates(scalar) { index += 1 }
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  /// Reads to the next space, quotation mark or separator; empty at one of them.
  mutating func word() -> String {
    skipSpaces()
    let start = index
    while let scalar = peek, !Self.isSpace(scalar), !Self.separates(scalar), scalar != "\"" { index += 1 }
    return String(String.UnicodeScalarView(scalars[start..<index]))
  }

  mutating func count(of name: String) throws(GestureProblem) -> Int {
    skipSpaces()
    if isAtEnd || isAtSeparator { return 1 }
    let start = self
    let word = word()
    let isNumber = !word.isEmpty && word.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    guard isNumber, let count = Int(word), GestureText.counts.contains(count) else {
      let range = "from \(GestureText.counts.lowerBound) to \(GestureText.counts.upperBound)"
      let given = word.isEmpty ? start.remainder : word
      throw start.problem("\(name) takes a number \(range), not \(quoted(given))")
    }
    return count
  }

  /// Reads a text in straight quotation marks.
  mutating func quotedText(usage: String) throws(GestureProblem) -> String {
    skipSpaces()
    let start = self
    guard take("\"") else {
      throw start.problem("a text in straight quotation marks is missing; it is written \(usage)")
    }
    var result = String.UnicodeScalarView()
    while let scalar = peek {
      index += 1
      switch scalar {
      case "\"": return String(result)
      case "\\": result.append(try escape())
      default: result.append(scalar)
      }
    }
    throw start.problem("the closing quotation mark is missing")
  }

  private mutating func escape() throws(GestureProblem) -> Unicode.Scalar {
    var start = self
    start.index -= 1
    guard let scalar = peek else { throw start.problem("the closing quotation mark is missing") }
    index += 1
    if let meaning = QuotedText.escapes[scalar] { return meaning }
    if scalar == "u", peek == "{" {
      index += 1
      let digits = scalars[index...].prefix { $0 != "}" && $0 != "\"" }
      let hex = String(String.UnicodeScalarView(digits.prefix(9)))
      if hex.utf8.count <= 8, let value = UInt32(hex, radix: 16), let result = Unicode.Scalar(value),
        index + digits.count < scalars.count, scalars[index + digits.count] == "}"
      {
        index += digits.count + 1
        return result
      }
    }
    throw start.problem("unknown escape; there are \\\" \\\\ \\n \\r \\t and \\u{…}")
  }
}
