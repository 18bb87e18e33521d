import Testing

@testable import PreviewMacros

struct PreviewBodyTests {
  private func body(_ text: String) throws -> PreviewBody {
    try PreviewBody(0..<text.utf8.count, of: SourceText(text))
  }

  @Test(
    "A property ends where Swift ends its declaration",
    arguments: [
      "@State var a = 1",
      "@State var a: [String] = [\n  \"x\", // ]\n  \"y\",\n]",
      "@State var a = Model()\n  .with(1)\n  .with(2)",
      "@State var a =\n  3",
      "@State var a: Int\n  = 3",
      "@State var a = b\n  ? 1\n  : 2",
      "@State var a = 1 +\n  2",
      "@State var a = x as\n  Int",
      "@State var a = {\n  3\n}()",
      "@State var a = if b { 1 }\n  else { 2 }",
      "@State var a = 1,\n  b = 2",
      "@State private var a = \"\"\"\n  var b\n  \"\"\"",
      "@State var a: Int? = b!",
      "@State var a: Array<Int>",
      "@State\n  var a = 1",
      "@Environment(\\.locale) var a",
      "@FocusState private var a: Bool",
      "@State var a = 1;",
    ])
  func ends(declaration: String) throws {
    let body = try body("@Previewable \(declaration)\nText(a)\n")
    #expect(body.properties.map { $0.text.drop { $0 == " " } } == [declaration[...]])
    #expect(body.rest.drop { $0.isWhitespace } == "Text(a)\n")
  }

  @Test("Several properties, on one line or among other statements")
  func several() throws {
    let body = try body(
      "@Previewable @State var a = 1; @Previewable @State var b = 2\nlet c = 3\n@Previewable @State var d = 4")
    #expect(
      body.properties.map { $0.text.drop { $0 == " " } } == [
        "@State var a = 1;", "@State var b = 2", "@State var d = 4",
      ])
    #expect(body.rest.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty } == ["let c = 3"])
  }

  @Test("The mark may be qualified, or stand behind other attributes")
  func marks() throws {
    #expect(
      try body("@SwiftUI.Previewable @State var a = 1").properties.map(\.text).first?.hasSuffix("@State var a = 1")
        == true)
    let behind = try body("@State @Previewable var a = 1")
    #expect(behind.properties.map(\.text) == ["@State              var a = 1"])
    #expect(try body("@Environment(\\.locale) @Previewable var a").properties.count == 1)
  }

  @Test("A mark in a string or a comment is none")
  func marksInText() throws {
    let text = "Text(\"@Previewable @State var a = 1\") // @Previewable\n/* @Previewable */"
    let body = try body(text)
    #expect(body.properties.isEmpty)
    #expect(body.rest == text)
  }

  @Test(
    "A signature is told from a loop",
    arguments: [
      (" () -> Card in Card() ", true), (" @MainActor in Card() ", true), (" Card() ", false),
      (" for a in b { print(a) }", false), ("\n  ForEach(a) { b in Text(b) }\n", false),
    ])
  func signatures(text: String, hasSignature: Bool) throws {
    #expect(try body(text).hasSignature == hasSignature)
  }
}
