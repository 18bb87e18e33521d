import Semantics

extension Rule {
  static let modalNoEscape = Rule(
    .modalNoEscape, "What is made modal by hand closes on the escape gesture",
    why: """
      The scrub of two fingers and the Escape key close every sheet, alert and menu of the system. A panel that a \
      component makes modal itself knows nothing of them: who listens has to look for its button each time.
      """,
    policy: .experimental, impact: .moderate, criteria: ["2.1.1"],
    fix: "Add accessibilityAction(.escape) to the panel and close it there, or show it as a sheet.",
    failing: Example("a panel that only its button closes", panel(escapes: false)),
    passing: Example("the panel with an escape action", panel(escapes: true)),
    check: .node { node, verdicts in
      guard node.traits.contains(.modal), !node.isWithheld, !node.node.isOfSystem, !node.isStop else { return }
      let inside = Array(node.descendants)
      // Without anything to press, modal-no-exit judges it; what waits for something goes by itself.
      guard inside.contains(where: \.isOperable), !inside.contains(where: { $0.node.role == .progress }) else { return }
      // A reader asks the element under its cursor and then all that is around it.
      if escapes(node) || node.ancestors.contains(where: escapes) || inside.contains(where: escapes) {
        verdicts.pass()
      } else {
        let title = node.name.map { "“\(escaped($0))”" } ?? "what is modal here"
        verdicts.fail(node, "the escape gesture does not close \(title): there is no action for it")
      }
    })

  private static func escapes(_ node: AuditedNode) -> Bool { node.actions.contains(.escape) }

  private static func panel(escapes: Bool) -> SemanticNode {
    SemanticNode(
      id: "panel", role: .group, traits: .modal, actions: escapes ? [.escape] : [],
      children: [.text("offer", "Save 20 percent"), .button("close", "Close")])
  }
}
