import Semantics
import Testing

@testable import Auditing

/// Controls inside of controls, and elements that stand for several.
@MainActor
struct NestingTests {
  private func nested(_ owner: SemanticNode, _ parts: SemanticNode...) -> [String] {
    JudgedScreen.lines(
      .nestedInteractive, [owner],
      withheld: parts.map { WithheldNode(node: $0, reason: .control, owner: owner.id) })
  }

  @Test("A control in the label of another")
  func labels() {
    #expect(
      nested(.button("row", "Tasse, Menge"), .text("t", "Tasse"), .stepper("s", "Menge", 2)) == [
        "fail withheld/stepper[1]: “Menge” is inside “Tasse, Menge” and cannot be reached"
      ])
    let tapped = SemanticNode.text("t", "Details").with { $0.actions = [.activate] }
    #expect(nested(.button("row", "Mug, Details"), tapped).count == 1)
    #expect(nested(.button("row", "Mug"), .text("t", "Mug")) == [])
    #expect(nested(.button("row", "Mug"), .button("b", "More").with { $0.isEnabled = false }) == [])
    // A style draws the control itself.
    #expect(nested(.button("row", "Mug"), .button("b", "Mug")) == [])
    let toggle = SemanticNode(
      id: "row", role: .toggle, traits: [.button, .toggle], label: "Wrap", actions: [.activate])
    #expect(nested(toggle, .button("b", "square")) == [])
    #expect(nested(toggle, SemanticNode(id: "f", role: .textField, label: "Note")).count == 1)
    // The outer one offers what the inner one does.
    #expect(nested(.button("row", "Mug").with { $0.actions += [.named("More")] }, .button("b", "More")) == [])
    // A menu and a disclosure hold what can be reached.
    #expect(nested(SemanticNode(id: "row", role: .menu, label: "Sort"), .button("b", "Name")) == [])
    #expect(nested(SemanticNode(id: "row", role: .disclosure, label: "More"), .button("b", "Info")) == [])
  }

  @Test("A control as the child of another, as trees from outside have it")
  func children() {
    var row = SemanticNode.button("row", "Mug")
    row.children = [SemanticNode(id: "g", role: .group, children: [.button("b", "Remove"), .text("t", "2")])]
    #expect(
      JudgedScreen.lines(.nestedInteractive, [row]) == [
        "fail button[1]/group[1]/button[1]: “Remove” is inside “Mug” and cannot be reached"
      ])
    row.role = .group
    #expect(JudgedScreen.outcome(.nestedInteractive, [row]) == .inapplicable)
  }

  private func standing(
    _ owner: SemanticNode, for parts: SemanticNode..., reason: WithheldNode.Reason
  ) -> [String] {
    JudgedScreen.lines(
      .combineLosesActions, [.text("before", "Bag"), owner],
      withheld: parts.map { WithheldNode(node: $0, reason: reason, owner: owner.id) })
  }

  @Test("An element that ignores what its parts do")
  func ignoring() {
    let row = SemanticNode(id: "row", label: "Tasse")
    let (less, more) = (SemanticNode.button("l", "Weniger"), SemanticNode.button("m", "Mehr"))
    #expect(
      standing(row, for: less, more, reason: .ignored) == [
        """
        fail element[1]: “Tasse” stands for “Weniger”, “Mehr”, and offers 0 of the 2 things that can be done there
        """
      ])
    #expect(standing(row.with { $0.actions = [.increment, .decrement] }, for: less, more, reason: .ignored) == [])
    #expect(standing(row.with { $0.actions = [.named("Mehr")] }, for: less, more, reason: .ignored).count == 1)
    #expect(standing(row, for: .stepper("s", "Menge", 2), reason: .ignored).count == 1)
    // One button alone is what a double tap on the element's centre meets; beside a text it may not.
    #expect(standing(row, for: more, reason: .ignored) == [])
    #expect(standing(row, for: more, .text("t", "2"), reason: .ignored).count == 1)
    #expect(standing(row, for: less.with { $0.isEnabled = false }, more, reason: .ignored) == [])
    #expect(standing(row, for: less, more, reason: .represented) == [])
    #expect(standing(row, for: less, more, reason: .hidden) == [])
  }

  @Test("An element that combines parts, of which those without a name of their own are lost")
  func combining() {
    let row = SemanticNode(id: "row", label: "Mug", actions: [.activate, .named("Add"), .named("More")])
    #expect(standing(row, for: .button("a", "Add"), .button("m", "More"), reason: .combined) == [])
    let doubled = SemanticNode(id: "row", label: "Mug", actions: [.activate, .named("Add")])
    #expect(
      standing(doubled, for: .button("a", "Add"), .button("m", "Add"), reason: .combined) == [
        "fail element[1]: “Mug” stands for “Add”, “Add”, and offers 1 of the 2 things that can be done there"
      ])
    let toggle = SemanticNode(id: "w", role: .toggle, traits: [.button, .toggle], label: "Wrap", actions: [.activate])
    #expect(standing(doubled, for: toggle, .button("a", "Add"), reason: .combined) == [])
  }
}
