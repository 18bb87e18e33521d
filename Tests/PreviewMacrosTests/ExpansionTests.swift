import Testing

@testable import PreviewMacros

/// What is read out of the source of a preview and of an entry.
struct ExpansionTests {
  @Test func aPreviewWithoutANameHasABodyOnly() throws {
    let call = try #require(PreviewCall("#Preview { Text(\"a } b\") }"))
    #expect(call.name == nil)
    #expect(call.body == " Text(\"a } b\") ")
  }

  @Test(arguments: [
    ("#Preview(\"Big, bold\", traits: .portrait) { A() }", "\"Big, bold\""),
    ("#Preview(name) { A() }", "name"),
    ("#Preview(#\"raw \"quote\"\"#) { A() }", "#\"raw \"quote\"\"#"),
  ])
  func namesAreTakenAsTheyAreWritten(source: String, name: String) {
    #expect(PreviewCall(source)?.name == name)
  }

  @Test func traitsAloneAreNoName() {
    #expect(PreviewCall("#Preview(traits: .sizeThatFitsLayout) { A() }")?.name == nil)
    #expect(PreviewCall("#Preview") == nil)
  }

  @Test func previewableVariablesBecomeProperties() {
    let body = PreviewBody(
      """

        @Previewable @State var isOn = false
        @Previewable @State var names = [
          "a", "b",
        ]
        // @Previewable in a comment stays
        Toggle("x \\(names.count)", isOn: $isOn)

      """)
    #expect(body.properties.count == 2)
    #expect(body.properties.first == "@State var isOn = false")
    #expect(body.properties.last?.hasPrefix("@State var names = [") == true)
    #expect(body.statements.contains("Toggle(\"x \\(names.count)\", isOn: $isOn)"))
    #expect(body.statements.contains("// @Previewable in a comment stays"))
  }

  @Test func stringsAndCommentsAreNoCode() {
    let scanner = SourceScanner("a /* { /* } */ */ \"{\\(f(\"}\"))\" { }")
    let open = scanner.source.indices.filter { scanner.source[$0] == "{" && scanner.isTopLevel($0) }
    #expect(open.count == 1)
  }

  @Test(
    arguments: [
      ("@Entry var margin: Double = 8", "margin", "Double", "8"),
      ("@Entry public var isOn = true", "isOn", nil, "true"),
      ("@Entry var user: String?", "user", "String?", "nil"),
      ("@Entry var map: [String: Int] = [:]", "map", "[String: Int]", "[:]"),
    ] as [(String, String, String?, String)])
  func entriesAreTakenApart(source: String, name: String, type: String?, value: String) throws {
    let property = try #require(EntryProperty(source))
    #expect(property.name == name)
    #expect(property.type == type)
    #expect(property.value == value)
  }

  @Test func anEntryWithoutADefaultIsAnError() {
    #expect(EntryProperty("@Entry var margin: Double") == nil)
    #expect(EntryProperty("@Entry let margin = 3") == nil)
  }
}
