import Semantics

extension Rule {
  static let orderVisualMismatch = Rule(
    .orderVisualMismatch, "Controls are read in the order in which they are drawn",
    why: """
      Where the controls of a row are read in another order than they stand in, somebody who looks and listens, or \
      moves with a keyboard, sees the cursor jump back and forth. Texts that are read early are no fault: that is what \
      priorities are for; a heading that is read after what it stands above is one, and so is “Step 2” before “Step 1”, \
      and a button that a priority puts ahead of every text above it, unless it closes something.
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
    if let heading = placed.first(where: { isLate($0, among: placed) }) {
      let early = placed.first { $0.place < heading.place && drawing($0) > drawing(heading) }
      return verdicts.fail(
        heading, "the heading \(heading.title) is read after \(early?.title ?? "") and drawn before it")
    }
    if judgeSteps(among: placed, &verdicts) { return }
    let controls = placed.filter { $0.isActionable && $0.isStop }
    if let early = controls.first(where: { isAhead($0, of: placed) }),
      let text = placed.first(where: { $0.isStop && $0.node.role == .text && drawing($0) < drawing(early) })
    {
      return verdicts.fail(early, "\(early.title) is read before \(text.title) and drawn after it")
    }
    let drawn = controls.sorted { drawing($0) < drawing($1) }
    guard let place = zip(controls, drawn).enumerated().first(where: { $1.0.place != $1.1.place })?.offset else {
      return verdicts.pass()
    }
    // What was given a priority is what was moved.
    let (first, second) = (controls[place], drawn[place])
    let isSecondMoved = second.appearance?.sortPriority != nil && first.appearance?.sortPriority == nil
    verdicts.fail(
      isSecondMoved ? second : first,
      isSecondMoved
        ? "\(second.title) is read after \(first.title) and drawn before it"
        : "\(first.title) is read before \(second.title) and drawn after it",
      want: drawn.map(\.title).joined(separator: ", "))
  }

  private static func drawing(_ node: AuditedNode) -> Int { node.appearance?.drawingOrder ?? 0 }

  /// Whether a control was given a priority that puts it ahead of all texts that it stands below.
  private static func isAhead(_ control: AuditedNode, of placed: [AuditedNode]) -> Bool {
    guard control.appearance?.sortPriority ?? 0 > 0, !control.isClosing else { return false }
    let others = placed.filter { $0.isStop && $0.place != control.place }
    let above = others.filter { drawing($0) < drawing(control) }
    return above.contains { $0.node.role == .text } && !others.contains { $0.place < control.place }
  }

  /// Whether a heading is read after something that is drawn after it.
  private static func isLate(_ node: AuditedNode, among placed: [AuditedNode]) -> Bool {
    guard node.isStop, node.traits.contains(.header) else { return false }
    return placed.contains { $0.isStop && $0.place < node.place && drawing($0) > drawing(node) }
  }
}

extension SemanticNode {
  /// The node with its place in the order of drawing.
  fileprivate func drawn(at place: Int) -> SemanticNode {
    with { $0.appearance = Appearance().with { $0.drawingOrder = place } }
  }
}
