import Semantics

extension Rule {
  static let nestedInteractive = Rule(
    .nestedInteractive, "No control is inside another",
    why: """
      A button, a toggle or a picture is one element for a reader, whatever is drawn in it: a control inside of it gives \
      its words and cannot be reached. A stepper in a row that is a button is the usual case.
      """,
    policy: .wcag, impact: .serious, criteria: ["4.1.2", "2.1.1"],
    fix:
      "Put the controls side by side, or offer what the inner one does with accessibilityAction(named:) on the outer.",
    failing: Example(
      "a stepper in the label of a button", .button("row", "Mug, Quantity"),
      withheld: [
        WithheldNode(node: .stepper("quantity", "Quantity", 2), reason: .control, owner: "row")
      ]),
    passing: Example(
      "a text in the label of a button", .button("row", "Mug"),
      withheld: [WithheldNode(node: .text("name", "Mug"), reason: .control, owner: "row")]),
    check: .tree { tree, verdicts in
      for node in tree.withheld where node.entry.withheld == .control && node.children.isEmpty {
        guard let owner = node.entry.owner.flatMap({ tree.node($0) }), owner.hidesItsContent else { continue }
        judge(node, inside: owner, &verdicts)
      }
      for node in tree.nodes where !node.children.isEmpty && node.hidesItsContent {
        for inner in node.descendants where inner.isStop { judge(inner, inside: node, &verdicts) }
      }
    })

  private static func judge(_ node: AuditedNode, inside outer: AuditedNode, _ verdicts: inout Verdicts) {
    guard node.isOperable, !isDrawn(node, as: outer), !isOffered(node, by: outer) else { return verdicts.pass() }
    verdicts.fail(node, "\(node.title) is inside \(outer.title) and cannot be reached")
  }

  /// A style may draw a control with another that does the same.
  private static func isDrawn(_ node: AuditedNode, as outer: AuditedNode) -> Bool {
    if let name = node.name, name == outer.name { return true }
    return outer.node.role == .toggle && node.traits.contains(.button) && node.node.role != .toggle
  }

  private static func isOffered(_ node: AuditedNode, by outer: AuditedNode) -> Bool {
    !outer.namedActions.isEmpty && outer.actions.count > node.actions.count
  }
}
