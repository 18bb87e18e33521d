/// The body of a preview, with what is marked `@Previewable` taken out of it.
struct PreviewBody {
  /// A declaration that becomes a property of the preview.
  struct Property: Equatable {
    let range: Range<Int>
    let text: String
  }

  let properties: [Property]
  /// The body without them; they leave blanks behind, so that lines and columns stay.
  let rest: String
  /// Whether the closure begins with a signature, `() -> some View in`.
  let hasSignature: Bool

  /// - Throws: ``ExpansionError`` for a `@Previewable` that cannot become a property.
  init(_ range: Range<Int>, of source: SourceText) throws(ExpansionError) {
    let tokens = try Tokenizer.tokens(of: source)
    let brackets = try Brackets(tokens, in: source)
    let first = tokens.firstIndex { $0.range.lowerBound >= range.lowerBound } ?? tokens.count
    let limit = tokens.firstIndex { $0.range.lowerBound >= range.upperBound } ?? tokens.count
    let statements = StatementEnd(source: source, tokens: tokens, brackets: brackets)

    var properties: [Property] = []
    var conditions = 0
    var index = first
    while index < limit {
      if tokens[index].kind == .hash, index + 1 < limit {
        if source[tokens[index + 1]] == "if" { conditions += 1 }
        if source[tokens[index + 1]] == "endif" { conditions -= 1 }
      }
      guard let mark = Mark(at: index, tokens, source) else {
        let end = brackets.end(of: index)
        for inner in index..<end { try Self.refuse(Mark(at: inner, tokens, source), tokens) }
        index = end + 1
        continue
      }
      if conditions > 0 { try Self.refuse(mark, tokens) }
      let start = Self.startOfAttributes(before: index, first, tokens, brackets)
      let end = statements.ofVariable(from: mark.tokens.upperBound, limit: limit)
      let declaration = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
      let attribute = tokens[index].range.lowerBound..<tokens[mark.tokens.upperBound - 1].range.upperBound
      properties.append(Property(range: declaration, text: source.blanking([attribute])[declaration]))
      index = end
    }
    self.properties = properties
    rest = source.blanking(properties.map(\.range))[range]
    hasSignature = Self.hasSignature(first..<limit, tokens, source)
  }

  /// `@Previewable`, or `@SwiftUI.Previewable`.
  private struct Mark {
    let tokens: Range<Int>

    init?(at index: Int, _ tokens: [Token], _ source: SourceText) {
      guard tokens[index].kind == .at, index + 1 < tokens.count else { return nil }
      let isQualified = index + 3 < tokens.count && source[tokens[index + 2]] == "."
      let name = isQualified ? index + 3 : index + 1
      guard source[tokens[name]] == "Previewable" else { return nil }
      self.tokens = index..<name + 1
    }
  }

  private static func refuse(_ mark: Mark?, _ tokens: [Token]) throws(ExpansionError) {
    guard let mark else { return }
    throw ExpansionError(
      "‘@Previewable’ belongs at the top of a preview's body, outside other braces and conditions",
      at: tokens[mark.tokens.lowerBound].range.lowerBound)
  }

  /// Walks back over `@State` and `@Environment(…)` that stand in front.
  private static func startOfAttributes(before index: Int, _ first: Int, _ tokens: [Token], _ brackets: Brackets) -> Int
  {
    var start = index
    while true {
      let open = (first..<start).first { tokens[$0].kind == .open && brackets.end(of: $0) == start - 1 }
      let name = (open ?? start) - 1
      guard name > first, tokens[name].kind == .word, tokens[name - 1].kind == .at else { return start }
      start = name - 1
    }
  }

  private static func hasSignature(_ range: Range<Int>, _ tokens: [Token], _ source: SourceText) -> Bool {
    guard let first = range.first, source[tokens[first]] != "for" else { return false }
    let line = range.prefix { $0 == first || !tokens[$0].startsLine }
    var depth = 0
    return line.contains {
      if tokens[$0].kind == .open { depth += 1 }
      if tokens[$0].kind == .close { depth -= 1 }
      return depth == 0 && tokens[$0].kind == .word && source[tokens[$0]] == "in"
    }
  }
}
