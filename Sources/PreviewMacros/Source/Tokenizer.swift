/// Cuts Swift source into tokens, leaving out comments and blanks.
///
/// What no Swift file may hold (a string without an end, a stray byte) is an error or a token of its own, never a trap.
struct Tokenizer {
  let source: SourceText
  private(set) var tokens: [Token] = []
  private var place: Int
  private var startsLine = true
  private let literals: LiteralScanner

  /// - Throws: ``ExpansionError`` for a comment, string or regular expression without an end.
  static func tokens(of source: SourceText) throws(ExpansionError) -> [Token] {
    var tokenizer = Tokenizer(source: source, from: 0, depth: 0)
    while try tokenizer.step() {}
    return tokenizer.tokens
  }

  /// Finds the end of an interpolation.
  ///
  /// - Parameters:
  ///   - open: The place of its opening parenthesis.
  ///   - source: The source around it.
  ///   - depth: How many strings it stands in.
  /// - Returns: The place after the closing one.
  static func endOfParentheses(at open: Int, in source: SourceText, depth: Int) throws(ExpansionError) -> Int {
    var tokenizer = Tokenizer(source: source, from: open, depth: depth)
    var depth = 0
    while try tokenizer.step() {
      guard let last = tokenizer.tokens.last else { continue }
      tokenizer.tokens = [last]
      if last.kind == .open { depth += 1 }
      if last.kind == .close { depth -= 1 }
      if depth == 0 { return last.range.upperBound }
    }
    throw ExpansionError("this interpolation has no end", at: open)
  }

  private init(source: SourceText, from place: Int, depth: Int) {
    self.source = source
    literals = LiteralScanner(source: source, depth: depth)
    self.place = place
  }

  /// - Returns: Whether there was another token.
  private mutating func step() throws(ExpansionError) -> Bool {
    try skipBlanks()
    guard let byte = source.byte(place) else { return false }
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): add(.open, to: place + 1)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): add(.close, to: place + 1)
    case UInt8(ascii: ","): add(.comma, to: place + 1)
    case UInt8(ascii: ":"): add(.colon, to: place + 1)
    case UInt8(ascii: ";"): add(.semicolon, to: place + 1)
    case UInt8(ascii: "@"): add(.at, to: place + 1)
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if let end = try literals.end(at: place) {
        add(byte == UInt8(ascii: "#") && isRegex(place) ? .regex : .string, to: end)
      } else {
        add(.hash, to: place + 1)
      }
    case UInt8(ascii: "`"): add(.word, to: endOfBackticks())
    case UInt8(ascii: "/") where standsBeforeValue:
      if let end = literals.endOfBareRegex(at: place) {
        add(.regex, to: end)
      } else {
        addOperator()
      }
    case let byte where isOperator(byte): addOperator()
    default: add(.word, to: endOfWord())
    }
    return true
  }

  private mutating func add(_ kind: Token.Kind, to end: Int) {
    tokens.append(Token(kind: kind, range: place..<end, startsLine: startsLine))
    place = end
    startsLine = false
  }

  private mutating func skipBlanks() throws(ExpansionError) {
    while place < source.bytes.count {
      if source.isNewline(place) {
        startsLine = true
        place += 1
      } else if source.isBlank(place) || source.byte(place) == 0 {
        place += 1
      } else if source.starts("//", at: place) {
        while place < source.bytes.count, !source.isNewline(place) { place += 1 }
      } else if source.starts("/*", at: place) {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws(ExpansionError) {
    let start = place
    var depth = 0
    repeat {
      guard place < source.bytes.count else { throw ExpansionError("this comment has no end", at: start) }
      if source.starts("/*", at: place) {
        depth += 1
        place += 2
      } else if source.starts("*/", at: place) {
        depth -= 1
        place += 2
      } else {
        if source.isNewline(place) { startsLine = true }
        place += 1
      }
    } while depth > 0
  }

  private mutating func addOperator() {
    var end = place + 1
    while let byte = source.byte(end), isOperator(byte), !source.starts("//", at: end), !source.starts("/*", at: end) {
      end += 1
    }
    add(.operator, to: end)
  }

  private func endOfWord() -> Int {
    var end = place + 1
    while let byte = source.byte(end), isWord(byte) { end += 1 }
    return end
  }

  private func endOfBackticks() -> Int {
    var end = place + 1
    while end < source.bytes.count, !source.isNewline(end) {
      end += 1
      if source.byte(end - 1) == UInt8(ascii: "`") { break }
    }
    return end
  }

  private func isRegex(_ place: Int) -> Bool {
    source.byte(place + source.run(of: UInt8(ascii: "#"), at: place)) == UInt8(ascii: "/")
  }

  /// Whether a slash here would begin a regular expression and not divide.
  private var standsBeforeValue: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .open, .comma, .colon, .semicolon: return true
    case .operator: return source.isBlank(last.range.upperBound)
    case .word: return ["return", "in", "try", "await", "case", "where"].contains(source[last])
    case .string, .regex, .close, .at, .hash: return false
    }
  }
}

private func isWord(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"),
    UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
    true
  default: false
  }
}

private func isOperator(_ byte: UInt8) -> Bool { "/=-+!*%<>&|^~?.\\".utf8.contains(byte) }
