import Semantics

extension Rule {
  static let orderVisualMismatch = Rule(
    .orderVisualMismatch, "Controls are read in the order in which they are drawn",
    why: """
      Where the controls of a row are read in another order than they stand in, somebody who looks and listens, or \
      moves with a keyboard, sees the cursor jump back and forth. Texts that are read early are no fault: that is what \
      priorities are for.
      """,
    policy: .wcag, impact: .serious, criteria: ["2.4.3", "1.3.2"],
    fix: "Order the views as they are to be read, and remove accessibilitySortPriority(_:) from the controls.",
    failing: Example(
      "a field that is read before the button ahead of it",
      .adjustable("field", "Quantity", value: "2").drawn(at: 1), .button("less", "Decrease").drawn(at: 0),
      .button("more", "Increase").drawn(at: 2)),
    passing: Example(
      "a text that is read before its buttons",
      .text("count", "2").drawn(at: 1), .button("less", "Decrease").drawn(at: 0),
      .button("more", "Increase").drawn(at: 2)),
    check: .tree { tree, verdicts in
      judge(tree.topLevel, &verdicts)
      for node in tree.nodes where !node.children.isEmpty { judge(node.childNodes, &verdicts) }
    })

  private static func judge(_ siblings: [AuditedNode], _ verdicts: inout Verdicts) {
    let placed = siblings.filter { $0.hasRareFacets && $0.appearance?.drawingOrder != nil }
    guard placed.count >= 2 else { return }
    let controls = placed.filter { $0.isActionable && $0.isStop }
    let drawn = controls.sorted { $0.appearance!.drawingOrder! < $1.appearance!.drawingOrder! }
    guard let first = zip(controls, drawn).first(where: { $0.place != $1.place }) else { return verdicts.pass() }
    verdicts.fail(
      first.0, "\(first.0.title) is read before \(first.1.title) and drawn after it",
      want: drawn.map(\.title).joined(separator: ", "))
  }
}

extension SemanticNode {
  /// The node with its place in the order of drawing.
  fileprivate func drawn(at place: Int) -> SemanticNode {
    with { $0.appearance = Appearance().with { $0.drawingOrder = place } }
  }
}
