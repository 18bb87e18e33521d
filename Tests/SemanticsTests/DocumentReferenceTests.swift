import Semantics
import Testing

/// Identifiers are unique; references lead to a node, whichever comes first, and come to an end.
struct DocumentReferenceTests {
  private func withheld(_ entries: [(id: String, owner: String)]) -> String {
    let rows = entries.map { "{\"id\": \"\($0.id)\", \"reason\": \"control\", \"in\": \"\($0.owner)\"}" }
    return document(nodes: "[{\"id\": \"button\"}]", ", \"withheld\": [\n\(rows.joined(separator: ",\n"))]")
  }

  @Test func aWithheldNodeMayBeInAnotherThatComesLater() throws {
    let tree = try read(withheld([("icon", "label"), ("label", "button"), ("badge", "label")])).tree
    #expect(tree.withheld.map(\.owner) == ["label", "button", "label"])
    #expect(try read(TreeDocument.text(tree)).tree == tree)
  }

  @Test func theOutlineNamesAnOwnerThatIsItselfWithheld() {
    let tree = SemanticTree(
      nodes: [SemanticNode(id: "1", role: .button, label: "Add to cart")],
      withheld: [
        WithheldNode(node: SemanticNode(id: "3", role: .image, label: "plus"), reason: .control, owner: "2"),
        WithheldNode(node: SemanticNode(id: "2", role: .text, label: "Add"), reason: .control, owner: "1"),
      ])
    #expect(
      Outline(tree).lines == [
        "button \"Add to cart\"", "withheld:", "  image \"plus\" (control in \"Add\")",
        "  text \"Add\" (control in \"Add to cart\")",
      ])
  }

  @Test(arguments: [
    ([("a", "a")], #"3:40: withheld[0].in: nodes cannot be in one another: "a" in "a""#),
    (
      [("x", "button"), ("a", "b"), ("b", "c"), ("c", "a"), ("d", "a")],
      #"4:40: withheld[1].in: nodes cannot be in one another: "a" in "b" in "c" in "a""#
    ),
    (
      (1...10).map { ("n\($0)", "n\($0 % 10 + 1)") },
      #"3:41: withheld[0].in: nodes cannot be in one another: "n1" in "n2" in "n3" in "n4" in "n5" in "n6" in "n7" in "n8" in … in "n1""#
    ),
  ])
  func aCircleOfReferencesIsAnError(entries: [(String, String)], message: String) {
    #expect(problems(withheld(entries.map { (id: $0.0, owner: $0.1) })) == ["tree.json:" + message])
  }

  @Test func aNodeCannotBeInItsOwnChild() {
    let text = document(
      nodes: "[]",
      ", \"withheld\": [{\"id\": \"a\", \"reason\": \"hidden\", \"in\": \"b\", \"children\": [{\"id\": \"b\"}]}]")
    #expect(
      problems(text) == [
        #"tree.json:2:65: withheld[0].in: nodes cannot be in one another: "a" in "b" in "a""#
      ])
  }

  @Test func twoCirclesAreTwoErrors() {
    let found = problems(withheld([("a", "b"), ("b", "a"), ("c", "d"), ("d", "c")]))
    #expect(
      found.map { String($0.suffix(16)) }
        == [#": "a" in "b" in "a""#, #": "c" in "d" in "c""#].map { String($0.suffix(16)) })
  }

  @Test func aReferenceToNothingIsAnError() {
    #expect(
      problems(withheld([("icon", "buton")])) == [
        #"tree.json:3:43: withheld[0].in: there is no node "buton", did you mean "button"?"#
      ])
    #expect(
      problems(
        document(nodes: "[]", ",\n\"haptics\": [{\"feedback\": \"selection\", \"trigger\": \"1\", \"nodes\": [\"x\"]}]")
      )
        == [#"tree.json:3:65: haptics[0].nodes[0]: there is no node "x""#])
  }

  @Test func anIdIsGivenOnce() {
    let text = document(nodes: "[{\"id\": \"a\", \"children\": [{\"id\": \"b\"}]},\n{\"id\": \"b\"}, {\"id\": \"a\"}]")
    #expect(
      problems(text) == [
        #"tree.json:3:8: nodes[1].id: the id "b" is also that of nodes[0].children[0]"#,
        #"tree.json:3:21: nodes[2].id: the id "a" is also that of nodes[0]"#,
      ])
    #expect(
      problems(document(nodes: "[{\"id\": \"a\"}]", ",\n\"withheld\": [{\"id\": \"a\", \"reason\": \"hidden\"}]"))
        == [#"tree.json:3:21: withheld[0].id: the id "a" is also that of nodes[0]"#])
  }
}
