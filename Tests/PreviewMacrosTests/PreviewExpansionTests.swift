import Testing

@testable import PreviewMacros

struct PreviewExpansionTests {
  @Test("A preview becomes a type and a record in a section that leads to it")
  func whole() throws {
    #expect(
      try expandPreview("#Preview(\"Full\", traits: .portrait, .sizeThatFitsLayout) {\n  Card()\n}") == """
        nonisolated struct $s4Shop7PreviewfMu_: HeadlessUI._PreviewSource {
          @used @section("aloud_previews")
          nonisolated static let _record: HeadlessUI._PreviewRecord = { HeadlessUI._yield($s4Shop7PreviewfMu_.self, into: $0) }
          @MainActor static var _preview: HeadlessUI.PreviewEntry {
            HeadlessUI.PreviewEntry(
              "Full",
              traits: .portrait, .sizeThatFitsLayout,
              fileID: "Shop/Card.swift",
              filePath: "/src/Card.swift",
              line: 10,
              body: {
        #sourceLocation(file: "/src/Card.swift", line: 10)
        \(String(repeating: " ", count: 58))
          Card()

        #sourceLocation()
        })
          }
        }
        """)
  }

  @Test("What is marked @Previewable becomes a property; the rest keeps its lines")
  func previewable() throws {
    let text = try expandPreview(
      """
      #Preview {
        @Previewable @State var count = 3
        let limit = 5
        Card(count: $count, limit: limit)
      }
      """)
    #expect(text.contains("body: { _PreviewableContent() })"))
    #expect(
      text.hasSuffix(
        """
        struct _PreviewableContent: HeadlessUI.View {
        #sourceLocation(file: "/src/Card.swift", line: 11)
                       @State var count = 3
        #sourceLocation()
          var body: some HeadlessUI.View {
        #sourceLocation(file: "/src/Card.swift", line: 10)
        \(String(repeating: " ", count: 10))
        \(String(repeating: " ", count: 35))
          let limit = 5
          Card(count: $count, limit: limit)

        #sourceLocation()
          }
        }
        }
        """))
  }

  @Test(
    "A name, traits and a body in every order that Swift allows",
    arguments: [
      ("#Preview { A() }", [], "A()"),
      ("#Preview() { A() }", [], "A()"),
      ("#Preview(nil) { A() }", [], "A()"),
      (#"#Preview("a, (b)") { A() }"#, [#""a, (b)""#], "A()"),
      ("#Preview(Names.long) { A() }", ["Names.long"], "A()"),
      ("#Preview(traits: .sizeThatFitsLayout) { A() }", ["traits: .sizeThatFitsLayout"], "A()"),
      (
        "#Preview(traits: .fixedLayout(width: 1, height: 2), .portrait) { A() }",
        ["traits: .fixedLayout(width: 1, height: 2), .portrait"], "A()"
      ),
      (#"#Preview("a", body: { A() })"#, [#""a""#], "A()"),
      (#"#Preview("a", body: makeA)"#, [#""a""#], "(makeA)()"),
      ("@available(iOS 17, *)\n#Preview { A() }", [], "A()"),
      ("// #Preview (\n#Preview { A() }", [], "A()"),
    ])
  func forms(source: String, arguments: [String], body: String) throws {
    let text = try expandPreview(source)
    let call = try #require(text.firstRange(of: "PreviewEntry(\n"))
    let rest = text[call.upperBound...]
    let written = rest.prefix(upTo: try #require(rest.firstRange(of: "fileID:")).lowerBound)
      .split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
      .filter { !$0.isEmpty }
    #expect(written.map(String.init) == arguments.map { $0 + "," })
    #expect(text.contains(body))
  }

  @Test("The line is that of the #, behind comments, line breaks and attributes")
  func line() throws {
    #expect(try expandPreview("\n// A comment.\r\n\n@available(iOS 17, *)\n#Preview { A() }").contains("line: 14,"))
  }

  @Test("A closure with a signature is left as it is")
  func signature() throws {
    #expect(try expandPreview("#Preview { () -> Card in Card() }").contains("body: { () -> Card in Card() })"))
  }

  @Test("A path with quotes stays a string")
  func quoting() {
    #expect(quoted("a\"b\\c\n") == #""a\"b\\c\u{a}""#)
  }

  @Test(
    "What cannot be expanded is told at its place",
    arguments: [
      ("#Preview", "‘#Preview’ needs a body in braces that makes the view", "#Preview"),
      ("#Preview(\"a\")", "‘#Preview’ needs a body in braces that makes the view", "#Preview(\"a\")"),
      (
        "#Preview(size: 3) { A() }", "‘#Preview’ takes a name, ‘traits:’ and a body; it does not know ‘size:’",
        "size: 3) { A() }"
      ),
      ("#Preview { A(", "this ‘(’ is never closed", "("),
      ("#Preview { A()) }", "this ‘)’ closes nothing", ") }"),
      ("#Preview { A(] }", "this ‘]’ closes nothing", "] }"),
      ("#Preview { \"a }", "this string has no end", "\"a }"),
      ("#Preview { /* /* */ }", "this comment has no end", "/* /* */ }"),
      (
        "#Preview { if a { @Previewable @State var b = 1 } }",
        "‘@Previewable’ belongs at the top of a preview's body, outside other braces and conditions",
        "@Previewable @State var b = 1 } }"
      ),
      (
        "#Preview {\n#if A\n@Previewable @State var b = 1\n#endif\n}",
        "‘@Previewable’ belongs at the top of a preview's body, outside other braces and conditions",
        "@Previewable @State var b = 1\n#endif\n}"
      ),
    ])
  func refusals(source: String, message: String, place: String) throws {
    let found = try #require(refusal(source))
    #expect(found.message == message)
    #expect(found.place == place)
  }
}
