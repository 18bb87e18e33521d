/// Finds where a statement ends that no semicolon closes.
struct StatementEnd {
  let source: SourceText
  let tokens: [Token]
  let brackets: Brackets

  /// - Parameters:
  ///   - start: The index of a token of a variable's declaration.
  ///   - limit: The index after the last token that may belong to it.
  /// - Returns: The index after its last token; a closing semicolon counts as one.
  func ofVariable(from start: Int, limit: Int) -> Int {
    var index = start
    var hasName = false
    while index < limit {
      if index > start, hasName, tokens[index].startsLine, !goesOn(at: index) { return index }
      if tokens[index].kind == .semicolon { return index + 1 }
      if index > start, ["var", "let"].contains(source[tokens[index - 1]]) { hasName = true }
      index = brackets.end(of: index) + 1
    }
    return limit
  }

  /// Whether the first token of a line belongs to the statement on the line before.
  private func goesOn(at index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .comma, .colon: return true
    case .open where source[token] == "{": return true
    case .operator where source[token].hasPrefix(".") || source.isBlank(token.range.upperBound): return true
    case .word where ["as", "is", "else"].contains(source[token]): return true
    default: return expectsMore(after: tokens[index - 1])
    }
  }

  private func expectsMore(after token: Token) -> Bool {
    switch token.kind {
    case .comma, .colon: true
    case .operator: source[token] == "=" || source.isBlank(token.range.lowerBound - 1)
    case .word: ["as", "is", "in", "try", "await", "any", "some"].contains(source[token])
    default: false
    }
  }
}
