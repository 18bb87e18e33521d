import Foundation
import Semantics
import Testing

/// On which line of a document each node begins.
struct DocumentLineTests {
  private func lines(_ text: String) throws -> [NodeID: Int] {
    try TreeDocument.decode(Data(text.utf8), file: "tree.json").lines
  }

  @Test func nestedAndWithheldNodesHaveLines() throws {
    let lines = try lines(
      """
      {"format": "aloud-tree", "version": 1, "nodes": [
        {
          "role": "group",
          "id": "bag", "children": [
            {"id": "more"}, {"id": "less"},

            {"id": "row", "children": [
              {"id": "price"}]}
          ]
        }],
       "withheld": [
        {"id": "icon", "reason": "hidden", "in": "bag", "children": [
          {"id": "star"}]}]}
      """)
    #expect(lines == ["bag": 2, "more": 5, "less": 5, "row": 7, "price": 8, "icon": 12, "star": 13])
  }

  @Test func everythingOnOneLineIsOnTheFirst() throws {
    #expect(
      try lines(#"{"format":"aloud-tree","version":1,"nodes":[{"id":"a","children":[{"id":"b"}]}]}"#)
        == ["a": 1, "b": 1])
  }

  @Test(arguments: ["\n", "\r", "\r\n"]) func everyLineEndCounts(end: String) throws {
    let text = ["\u{FEFF}{\"format\": \"aloud-tree\", \"version\": 1,", "\"nodes\": [", "{\"id\": \"a\"}]}"]
    #expect(try lines(text.joined(separator: end)) == ["a": 3])
  }

  @Test func theTreeDoesNotKnowThem() throws {
    let apart = try TreeDocument.decode(Data(document(nodes: "[\n\n{\"id\": \"a\"}]").utf8), file: "tree.json")
    let close = try TreeDocument.decode(Data(document(nodes: "[{\"id\": \"a\"}]").utf8), file: "tree.json")
    #expect(apart.lines != close.lines)
    #expect(apart.tree == close.tree)
    #expect(TreeDocument.text(apart.tree) == TreeDocument.text(close.tree))
  }
}
