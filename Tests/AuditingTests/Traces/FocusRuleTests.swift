import Semantics
import Testing

@testable import Auditing

/// Where the cursor goes when what it was on goes, and that it stays otherwise.
@MainActor
struct FocusRuleTests {
  private func answers(_ nodes: [SemanticNode], _ answer: @escaping ScriptedScreen.Answer) -> Example {
    Example("", nodes, answer: answer)
  }

  private nonisolated static let morphed: [SemanticNode] = [
    .button("less", "Remove Mug"), .text("count", "1"), .button("more", "Increase quantity of Mug"),
  ]

  @Test("A button that becomes something else hands the cursor on")
  func morph() {
    let lost = answers([.button("add", "Add to bag")]) { tree, _, id in
      if id == "add" { tree.nodes = Self.morphed }
      return []
    }
    #expect(
      Judging.screen(.focusLost, lost) == [
        "button[1]: “Add to bag” vanishes and the cursor falls on “Remove Mug”"
      ])
    // “1” is not read, because the cursor fell on something else.
    #expect(
      Judging.screen(.changeNotAnnounced, lost) == ["button[1]: “1” appears and nothing is spoken of it"])
    let handed = answers([.button("add", "Add to bag")]) { tree, _, id in
      guard id == "add" else { return [] }
      tree.nodes = Self.morphed
      return [SemanticEvent(.focusRequested, node: "count")]
    }
    #expect(Judging.screen(.focusLost, handed) == [])
    #expect(Judging.screen(.changeNotAnnounced, handed) == [])
  }

  @Test("A successor of the same kind needs no help")
  func successors() {
    let rows = answers(["Mug", "Cup", "Jar"].map { .button(NodeID($0), "Delete \($0)") }) { tree, _, id in
      if tree.nodes.count > 1 { tree.nodes.removeAll { $0.id == id } }
      return []
    }
    #expect(Judging.screen(.focusLost, rows) == [])
    let swap = answers([.button("play", "Play")]) { tree, _, id in
      tree.nodes = [id == "play" ? .button("pause", "Pause") : .button("play", "Play")]
      return []
    }
    #expect(Judging.screen(.focusLost, swap) == [])
  }

  @Test("The end of several rows goes, and the rows before it stay")
  func lastOfSeveral() {
    let source = SourceLocation(file: "Rows.swift", line: 3)
    let rows = ["Mug", "Cup"].map { name in
      SemanticNode.button(NodeID(name), "Delete \(name)").with { $0.source = source }
    }
    let list = answers(rows + [.text("end", "That is all")]) { tree, _, id in
      if id == "Cup" { tree.nodes.removeAll { $0.id == id } }
      return []
    }
    #expect(Judging.screen(.focusLost, list) == [])
  }

  @Test("A row goes by an action of its own, which each of its parts offers")
  func deletedRow() {
    func row(offered actions: [SemanticAction]) -> Example {
      let name = SemanticNode.text("name", "Mug").with { $0.actions = actions }
      let more = SemanticNode.button("more", "Options for Mug").with { $0.actions += [.named("Delete")] }
      return answers([name, more, .text("end", "That is all"), .text("sum", "Nothing to pay")]) { tree, action, _ in
        if action == .named("Delete") { tree.nodes.removeAll { $0.id == "name" || $0.id == "more" } }
        return []
      }
    }
    #expect(Judging.screen(.focusLost, row(offered: [.named("Delete")])) == [])
    #expect(
      Judging.screen(.focusLost, row(offered: [])) == [
        "button[1]: “Options for Mug” vanishes and the cursor falls on “Nothing to pay”"
      ])
  }

  @Test("A button above the keyboard goes with it")
  func keyboard() {
    let field = SemanticNode(id: "field", role: .textField, label: "Amount").with { $0.isEditing = true }
    let typing = answers([field, .button("done", "Done"), .text("end", "That is all")]) { tree, _, id in
      guard id == "done" else { return [] }
      tree.nodes[0].isEditing = false
      tree.nodes.remove(at: 1)
      return []
    }
    #expect(Judging.screen(.focusLost, typing) == [])
  }

  @Test("The last row of a list, and a screen with nothing left, are no successors")
  func nothingLeft() {
    let last = answers([.button("delete", "Delete Mug"), .text("end", "No more")]) { tree, _, _ in
      tree.nodes = [.text("end", "No more")]
      return []
    }
    #expect(
      Judging.screen(.focusLost, last) == ["button[1]: “Delete Mug” vanishes and the cursor falls on “No more”"])
    let empty = answers([.button("delete", "Delete Mug")]) { tree, _, _ in
      tree.nodes = []
      return []
    }
    #expect(
      Judging.screen(.focusLost, empty) == ["button[1]: “Delete Mug” vanishes and nothing is left for the cursor"])
  }

  @Test("Adjusting keeps the cursor; what asks for an answer may take it")
  func stealing() {
    func adjusts(to id: NodeID, isNew: Bool) -> Example {
      answers([.adjustable("count", "Quantity", value: "2")] + (isNew ? [] : [.button(id, "Pay")])) {
        tree, action, on in
        guard on == "count" else { return [] }
        tree.nodes[0].value = action == .increment ? "3" : "1"
        if isNew { tree.nodes.append(.button(id, "Confirm")) }
        return [SemanticEvent(.focusRequested, node: id)]
      }
    }
    #expect(
      Judging.screen(.focusSteal, adjusts(to: "pay", isNew: false)) == [
        "element[1]: “Quantity” is used and the cursor is sent to “Pay”"
      ])
  }

  @Test("A dimmed control does nothing on any route")
  func dimmed() {
    let dimmed = SemanticNode.button("pay", "Pay").with { $0.isEnabled = false }
    #expect(
      Judging.screen(
        .dimmedActs,
        answers([dimmed]) { tree, _, _ in
          tree.nodes[0].label = "Paid"
          return []
        }) == ["button[1]: “Pay” is dimmed and acts all the same"])
    #expect(Judging.screen(.dimmedActs, answers([dimmed]) { _, _, _ in [] }) == [])
  }
}
