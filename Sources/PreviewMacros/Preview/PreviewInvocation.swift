/// What stands between `#Preview` and its last brace.
struct PreviewInvocation {
  enum Body: Equatable {
    /// What stands between the braces of a closure, as a range of bytes.
    case closure(Range<Int>)
    /// Another expression, such as the name of a function.
    case expression(String)
  }

  /// The expression of the name; nil for a preview without one.
  private(set) var name: String?
  private(set) var traits: [String] = []
  let body: Body
  /// The place of the `#`, behind comments and attributes.
  let offset: Int

  init(_ source: SourceText) throws(ExpansionError) {
    let tokens = try Tokenizer.tokens(of: source)
    let brackets = try Brackets(tokens, in: source)
    guard let pound = tokens.firstIndex(where: { $0.kind == .hash }),
      var index = tokens[pound...].firstIndex(where: { $0.kind == .open })
    else { throw ExpansionError("‘#Preview’ needs a body in braces that makes the view") }
    offset = tokens[pound].range.lowerBound

    var body: Body?
    if source[tokens[index]] == "(" {
      let end = brackets.end(of: index)
      var label: String?
      for argument in Self.arguments(in: index + 1..<end, of: tokens, brackets) {
        let isLabelled = argument.count > 1 && tokens[argument.lowerBound + 1].kind == .colon
        if isLabelled { label = source[tokens[argument.lowerBound]] }
        let value = isLabelled ? argument.dropFirst(2) : argument
        guard let first = value.first, let last = value.last else { continue }
        let text = source[tokens[first].range.lowerBound..<tokens[last].range.upperBound]
        switch label {
        case nil: name = text == "nil" ? nil : text
        case "traits": traits.append(text)
        case "body":
          body =
            source[tokens[first]] == "{" && brackets.end(of: first) == last
            ? .closure(tokens[first].range.upperBound..<tokens[last].range.lowerBound) : .expression(text)
        case let other?:
          throw ExpansionError(
            "‘#Preview’ takes a name, ‘traits:’ and a body; it does not know ‘\(other):’",
            at: tokens[argument.lowerBound].range.lowerBound)
        }
      }
      index = end + 1
    }
    if index < tokens.count, source[tokens[index]] == "{" {
      body = .closure(tokens[index].range.upperBound..<tokens[brackets.end(of: index)].range.lowerBound)
    }
    guard let body else { throw ExpansionError("‘#Preview’ needs a body in braces that makes the view") }
    self.body = body
  }

  private static func arguments(in range: Range<Int>, of tokens: [Token], _ brackets: Brackets) -> [Range<Int>] {
    var arguments: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if tokens[index].kind == .comma {
        arguments.append(start..<index)
        start = index + 1
      }
      index = brackets.end(of: index) + 1
    }
    return arguments + [start..<range.upperBound]
  }
}
