/// A variable marked `@Entry`: a name, perhaps a type, perhaps a default.
struct EntryDeclaration: Equatable {
  let name: String
  private(set) var type: String?
  private(set) var initialValue: String?

  init(_ text: String) throws(ExpansionError) {
    let source = SourceText(text)
    let tokens = try Tokenizer.tokens(of: source)
    let brackets = try Brackets(tokens, in: source)
    let words = Self.indices(from: 0, tokens, brackets)
    guard let keyword = words.first(where: { ["var", "let"].contains(source[tokens[$0]]) && !tokens.isName($0) }),
      source[tokens[keyword]] == "var", keyword + 1 < tokens.count, tokens[keyword + 1].kind == .word
    else { throw ExpansionError("‘@Entry’ belongs on a variable, such as ‘@Entry var spacing = 8’") }
    if let wrong = words.first(where: { $0 < keyword && ["static", "class", "lazy"].contains(source[tokens[$0]]) }) {
      throw ExpansionError(
        "‘@Entry’ makes a property of each value; remove ‘\(source[tokens[wrong]])’", at: tokens[wrong].range.lowerBound
      )
    }
    name = source[tokens[keyword + 1]]

    let rest = Self.indices(from: keyword + 2, tokens, brackets)
    let equals = rest.first { source[tokens[$0]] == "=" }
    if let block = rest.last, source[tokens[block]] == "{", equals == nil || tokens.isAccessorBlock(block, source) {
      throw ExpansionError("‘@Entry’ makes the accessors itself; remove these", at: tokens[block].range.lowerBound)
    }
    if rest.first.map({ tokens[$0].kind }) == .colon {
      type = Self.text(keyword + 3..<(equals ?? tokens.count), tokens, source)
    }
    if let equals { initialValue = Self.text(equals + 1..<tokens.count, tokens, source) }
    guard initialValue != nil || type?.isOptionalType == true else {
      throw ExpansionError(
        "‘\(name)’ needs a default, such as ‘= …’, or an optional type, whose default is nil",
        at: tokens[keyword + 1].range.lowerBound)
    }
  }

  /// The indices of the tokens outside brackets; a pair of brackets counts as its first token.
  private static func indices(from start: Int, _ tokens: [Token], _ brackets: Brackets) -> [Int] {
    Array(sequence(first: start) { brackets.end(of: $0) + 1 }.prefix { $0 < tokens.count })
  }

  private static func text(_ range: Range<Int>, _ tokens: [Token], _ source: SourceText) -> String? {
    guard let first = range.first, let last = range.last else { return nil }
    return source[tokens[first].range.lowerBound..<tokens[last].range.upperBound]
  }
}

extension [Token] {
  /// Whether a word is the name of an attribute.
  fileprivate func isName(_ index: Int) -> Bool { index > 0 && self[index - 1].kind == .at }

  fileprivate func isAccessorBlock(_ open: Int, _ source: SourceText) -> Bool {
    open + 1 < count && ["get", "set", "didSet", "willSet"].contains(source[self[open + 1]])
  }
}

extension String {
  /// Whether a type is written so that nil is one of its values.
  fileprivate var isOptionalType: Bool { hasSuffix("?") || hasSuffix("!") || hasPrefix("Optional<") }
}
