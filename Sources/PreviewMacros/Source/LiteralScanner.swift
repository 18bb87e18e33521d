/// Finds the ends of string literals and regular expressions.
struct LiteralScanner {
  /// Strings in interpolations in strings, beyond what anyone writes and within what a stack holds.
  static let deepestNesting = 100

  let source: SourceText
  var depth = 0

  /// Finds the end of a literal.
  ///
  /// - Parameter start: The place of its first quote or `#`.
  /// - Returns: The place after it; nil where a `#` begins something else.
  /// - Throws: ``ExpansionError`` for a literal without an end.
  func end(at start: Int) throws(ExpansionError) -> Int? {
    let pounds = source.run(of: UInt8(ascii: "#"), at: start)
    let quote = start + pounds
    if source.starts("\"\"\"", at: quote), pounds == 0 || endsLine(quote + 3) {
      return try endOfString(from: quote + 3, quotes: 3, pounds: pounds, start: start)
    }
    switch source.byte(quote) {
    case UInt8(ascii: "\""): return try endOfString(from: quote + 1, quotes: 1, pounds: pounds, start: start)
    case UInt8(ascii: "/") where pounds > 0: return try endOfRegex(from: quote + 1, pounds: pounds, start: start)
    default: return nil
    }
  }

  /// Finds the end of a regular expression between single slashes, which must be on the same line.
  ///
  /// - Returns: The place after it; nil where the slash is an operator.
  func endOfBareRegex(at start: Int) -> Int? {
    guard !source.isBlank(start + 1), source.byte(start + 1) != UInt8(ascii: ")"),
      source.byte(start + 1) != UInt8(ascii: ",")
    else { return nil }
    var place = start + 1
    while place < source.bytes.count, !source.isNewline(place) {
      if source.byte(place) == UInt8(ascii: "/") { return source.isBlank(place - 1) ? nil : place + 1 }
      place += source.byte(place) == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private func endOfString(from first: Int, quotes: Int, pounds: Int, start: Int) throws(ExpansionError) -> Int {
    var place = first
    while place < source.bytes.count {
      if source.byte(place) == UInt8(ascii: "\"") {
        let isEnd = quotes == 1 || source.run(of: UInt8(ascii: "\""), at: place) >= 3
        if isEnd, source.run(of: UInt8(ascii: "#"), at: place + quotes) >= pounds { return place + quotes + pounds }
        place += 1
      } else if source.byte(place) == UInt8(ascii: "\\"), isEscape(place, pounds) {
        place += 1 + pounds
        let opens = source.byte(place) == UInt8(ascii: "(")
        place = opens ? try endOfInterpolation(at: place) : place + 1
      } else if quotes == 1, source.isNewline(place) {
        break
      } else {
        place += 1
      }
    }
    throw ExpansionError("this string has no end", at: start)
  }

  private func endOfRegex(from first: Int, pounds: Int, start: Int) throws(ExpansionError) -> Int {
    var place = first
    while place < source.bytes.count {
      if source.byte(place) == UInt8(ascii: "/"), source.run(of: UInt8(ascii: "#"), at: place + 1) >= pounds {
        return place + 1 + pounds
      }
      place += source.byte(place) == UInt8(ascii: "\\") ? 2 : 1
    }
    throw ExpansionError("this regular expression has no end", at: start)
  }

  private func endOfInterpolation(at open: Int) throws(ExpansionError) -> Int {
    guard depth < Self.deepestNesting else { throw ExpansionError("these strings are nested too deeply", at: open) }
    return try Tokenizer.endOfParentheses(at: open, in: source, depth: depth + 1)
  }

  private func isEscape(_ place: Int, _ pounds: Int) -> Bool {
    source.run(of: UInt8(ascii: "#"), at: place + 1) >= pounds
  }

  /// Whether nothing follows on the line: `#"""#` is a quote in a string and opens no multi-line string.
  private func endsLine(_ place: Int) -> Bool {
    var place = place
    while source.byte(place) == UInt8(ascii: " ") || source.byte(place) == UInt8(ascii: "\t") { place += 1 }
    return source.isNewline(place)
  }
}
