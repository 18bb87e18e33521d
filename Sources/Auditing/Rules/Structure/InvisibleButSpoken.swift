import Semantics

extension Rule {
  static let invisibleButSpoken = Rule(
    .invisibleButSpoken, "What is spoken can be seen",
    why: """
      An element that is almost transparent, has no size or was moved off the screen is still a stop: somebody who listens meets a thing that \
      nobody else knows of, often a copy of what stands beside it, and somebody who also looks sees the cursor on \
      nothing.
      """,
    policy: .wcag, impact: .moderate, criteria: ["1.3.2", "2.4.3"],
    fix: "Leave the view out with if, or add accessibilityHidden(true); opacity(0) keeps it from the listener as well.",
    failing: Example(
      "a tooltip that was faded away",
      .text("tip", "Adds one").with { $0.appearance = Appearance().with { $0.opacity = 0.01 } }),
    passing: Example(
      "a tooltip that is faded",
      .text("tip", "Adds one").with { $0.appearance = Appearance().with { $0.opacity = 0.9 } }
    ),
    check: .node { node, verdicts in
      guard node.hasRareFacets, let appearance = node.appearance, node.isStop else { return }
      let sides = [appearance.frame?.width, appearance.frame?.height].compactMap(\.self)
      if let opacity = appearance.opacity, opacity <= 0.01 {
        verdicts.fail(node, "\(node.title) is spoken and cannot be seen: its opacity is \(opacity)")
      } else if sides.contains(where: { $0 <= 0 }) {
        verdicts.fail(node, "\(node.title) is spoken and cannot be seen: a side of its frame is 0")
      } else if appearance.isOffScreen == true {
        verdicts.fail(node, "\(node.title) is spoken and cannot be seen: it is moved off the screen")
      } else if appearance.opacity != nil || !sides.isEmpty {
        verdicts.pass()
      }
    })
}
