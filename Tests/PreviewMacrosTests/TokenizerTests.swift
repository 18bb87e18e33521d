import Testing

@testable import PreviewMacros

struct TokenizerTests {
  private func words(_ text: String) throws -> [String] {
    let source = SourceText(text)
    return try Tokenizer.tokens(of: source).map { source[$0] }
  }

  @Test(
    "Source falls into words, literals and marks",
    arguments: [
      ("let a = b + 1", ["let", "a", "=", "b", "+", "1"]),
      ("a // b\nc", ["a", "c"]),
      ("a /* b /* c */ d */ e", ["a", "e"]),
      ("a+/* b */c", ["a", "+", "c"]),
      (#""}" b"#, [#""}""#, "b"]),
      (#""a\"b" c"#, [#""a\"b""#, "c"]),
      (##""a\(b("}", c: "\(d)"))e" f"##, [##""a\(b("}", c: "\(d)"))e""##, "f"]),
      (##"#"a\(b"# c"##, [##"#"a\(b"#"##, "c"]),
      (##"#"a\#(b(")"))"# c"##, [##"#"a\#(b(")"))"#"##, "c"]),
      (##"#"""# a"##, [##"#"""#"##, "a"]),
      ("\"\"\"\n a \"}\"\n \"\"\" b", ["\"\"\"\n a \"}\"\n \"\"\"", "b"]),
      ("#\"\"\"\n \"\"\" \\( \n \"\"\"# b", ["#\"\"\"\n \"\"\" \\( \n \"\"\"#", "b"]),
      ("\"\" a", ["\"\"", "a"]),
      ("f(/}\"/)", ["f", "(", "/}\"/", ")"]),
      ("a = /[/\\/]/ b", ["a", "=", "/[/", "\\/", "]", "/", "b"]),
      ("a / b / c", ["a", "/", "b", "/", "c"]),
      ("reduce(1, /)", ["reduce", "(", "1", ",", "/", ")"]),
      ("#/}\"/# a", ["#/}\"/#", "a"]),
      ("#if A", ["#", "if", "A"]),
      ("`var` $0 größe", ["`var`", "$0", "größe"]),
      ("@State(a: [1]) {;}", ["@", "State", "(", "a", ":", "[", "1", "]", ")", "{", ";", "}"]),
      ("\\.locale", ["\\.", "locale"]),
      ("", []),
    ])
  func tokens(text: String, tokens: [String]) throws {
    #expect(try words(text) == tokens)
  }

  @Test("A token knows whether a line break stands before it, also in a comment")
  func lines() throws {
    let tokens = try Tokenizer.tokens(of: SourceText("a b\nc /* \n */ d // e\r\nf"))
    #expect(tokens.map(\.startsLine) == [true, false, true, true, true])
  }

  @Test("Nothing is too strange to be read or refused", arguments: 0..<400)
  func strangeSource(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    let pieces = [
      "\"", "\"\"\"", "#", "\\(", "(", ")", "{", "}", "[", "]", "/", "/*", "*/", "//", "\n", "@", "Previewable", "var",
      "=",
      ",", ":", "`", "é", "\0", "#Preview", " ", ";", "\\", "body", "traits", ".",
    ]
    var text = "#Preview("
    for _ in 0..<30 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      text += pieces[Int(state % UInt64(pieces.count))]
    }
    for source in [text, text + ") {}", "#Preview {" + text.dropFirst(9) + "}"] {
      if let found = refusal(source) { #expect(!found.message.isEmpty) }
      _ = try? EntryDeclaration(source)
    }
  }

  @Test("Deep nesting is refused or read, not fallen over")
  func depth() throws {
    let strings = String(repeating: "\"\\(", count: 5000)
    #expect(throws: ExpansionError("these strings are nested too deeply", at: 302)) { try words(strings) }
    let brackets = String(repeating: "(", count: 20_000) + String(repeating: ")", count: 20_000)
    #expect(try words(brackets).count == 40_000)
  }
}
