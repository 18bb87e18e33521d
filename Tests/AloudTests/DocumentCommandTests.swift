import Foundation
import Testing

/// The built program, given a document in place of a component.
struct DocumentCommandTests {
  @Test func aDocumentOfAComponentSoundsAsTheComponent() throws {
    let json = try Product.aloud.run(["tree", "AddToCartStepper/Last One", "--format", "json"]).output
    let narration = try Product.aloud.run(["narrate", "AddToCartStepper/Last One"]).output
    let outline = try Product.aloud.run(["tree", "AddToCartStepper/Last One"]).output
    try withFile(json) { file in
      let read = try Product.aloud.run(["narrate", file])
      #expect(read.output == narration)
      let printed = try Product.aloud.run(["tree", file])
      #expect(printed.output == outline)
    }
  }

  @Test func placesInADocumentAreRelativeToThePackage() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent()
    let json = try Product.aloud.run(["tree", "CounterStepper", "--format", "json"], at: package).output
    #expect(json.contains(#""file" : "Sources/Components/CounterStepper/CounterStepper.swift""#))
    #expect(!json.contains(#""file" : "/"#))
  }

  @Test func whatIsPassedOverIsToldOnce() throws {
    try withFile("{\"format\": \"aloud-tree\", \"version\": 1,\n\"nodes\": [{\"id\": \"a\", \"lable\": \"x\"}]}") {
      file in
      let run = try Product.aloud.run(["tree", file])
      #expect(run.status == 0)
      #expect(run.output == "element\n")
      #expect(run.error == "\(file):2:23: warning: nodes[0].lable: unknown key, did you mean \"label\"?\n")
    }
  }

  @Test func everythingWrongIsToldWithStatusTwo() throws {
    try withFile("{\"format\": \"aloud-tree\", \"version\": 1,\n\"nodes\": [{},\n{}]}") { file in
      let run = try Product.aloud.run(["narrate", file])
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
