/// Which bracket closes which.
struct Brackets {
  private var partners: [Int: Int] = [:]

  /// - Throws: ``ExpansionError`` for a bracket without its other half.
  init(_ tokens: [Token], in source: SourceText) throws(ExpansionError) {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      if token.kind == .open { open.append(index) }
      guard token.kind == .close else { continue }
      guard let start = open.popLast(), Self.pairs.contains(source[tokens[start]] + source[token]) else {
        throw ExpansionError("this ‘\(source[token])’ closes nothing", at: token.range.lowerBound)
      }
      partners[start] = index
    }
    if let start = open.last {
      throw ExpansionError("this ‘\(source[tokens[start]])’ is never closed", at: tokens[start].range.lowerBound)
    }
  }

  private static let pairs: Set<String> = ["()", "[]", "{}"]

  /// The index of the token that closes the one at an index; the index itself where that opens nothing.
  func end(of index: Int) -> Int { partners[index] ?? index }
}
