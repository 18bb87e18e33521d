import Semantics
import Testing

/// Nodes nest as deep as is stated, and no deeper.
struct DocumentNestingTests {
  /// Nodes each of which holds the next; the innermost has what nests deepest in a node.
  private func nested(_ levels: Int) -> String {
    let opening = (1..<levels).map { "{\"id\": \"\($0)\", \"children\": [\n" }.joined()
    let innermost = #"{"id": "last", "cell": {"rowHeaders": [{"label": "x"}]}}"#
    return document(nodes: "[" + opening + innermost + String(repeating: "]}", count: levels - 1) + "]")
  }

  @Test func theStatedDepthIsRead() throws {
    var node = try #require(read(nested(128)).tree.nodes.first)
    var levels = 1
    while let child = node.children.first {
      node = child
      levels += 1
    }
    #expect(levels == 128)
    #expect(node.cell?.rowHeaders == [TableCell.Header(label: "x")])
  }

  @Test func oneLevelMoreIsAnError() {
    let place = "nodes[0]" + String(repeating: ".children[0]", count: 128)
    #expect(problems(nested(129)) == ["tree.json:130:1: \(place): nodes nest more than 128 levels deep"])
  }

  @Test(arguments: [
    ("{\"id\": \"a\", \"children\": [\n", "133:25"), ("[\n", "265:1"), ("{\"unknown\":\n", "265:1"),
  ])
  func aHundredThousandLevelsAreAnError(level: String, place: String) {
    let found = problems(document(nodes: String(repeating: level, count: 100_000)))
    #expect(
      found == [
        "tree.json:\(place): lists and objects nest more than 264 levels deep; nodes may nest 128 levels"
      ])
  }
}
