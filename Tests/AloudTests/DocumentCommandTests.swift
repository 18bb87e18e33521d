import Foundation
import Testing

/// The built program, given a document in place of a component.
struct DocumentCommandTests {
  @Test func aDocumentOfAComponentSoundsAsTheComponent() throws {
    let json = try Aloud.run("tree", "AddToCartStepper/Last One", "--format", "json").output
    try withFile(json) { file in
      #expect(
        try Aloud.run("narrate", file).output == Aloud.run("narrate", "AddToCartStepper/Last One").output)
      #expect(try Aloud.run("tree", file).output == Aloud.run("tree", "AddToCartStepper/Last One").output)
    }
  }

  @Test func whatIsPassedOverIsToldOnce() throws {
    try withFile("{\"format\": \"aloud-tree\", \"version\": 1,\n\"nodes\": [{\"id\": \"a\", \"lable\": \"x\"}]}") {
      file in
      let run = try Aloud.run("tree", file)
      #expect(run.status == 0)
      #expect(run.output == "element\n")
      #expect(run.error == "\(file):2:23: warning: nodes[0].lable: unknown key, did you mean \"label\"?\n")
    }
  }

  @Test func everythingWrongIsToldWithStatusTwo() throws {
    try withFile("{\"format\": \"aloud-tree\", \"version\": 1,\n\"nodes\": [{},\n{}]}") { file in
      let run = try Aloud.run("narrate", file)
      #expect(run.status == 2)
      #expect(run.output == "")
      #expect(
        run.error == """
          aloud: \(file) cannot be read:
          \(file):2:11: nodes[0]: "id" is missing
          \(file):3:1: nodes[1]: "id" is missing

          """)
    }
  }

  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }
}
