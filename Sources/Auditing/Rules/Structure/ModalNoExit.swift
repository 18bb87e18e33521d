import Semantics

extension Rule {
  static let modalNoExit = Rule(
    .modalNoExit, "There is a way out of what covers the screen",
    why: """
      What is modal keeps the reader inside. Without a button, and without the escape gesture, somebody who listens never \
      gets out; a tap on the background is a way for whoever sees it. A sheet is closed by a swipe, or by a scrub of two \
      fingers, which few know and not everybody can make.
      """,
    policy: .experimental, impact: .critical, criteria: ["2.1.2", "2.1.1"],
    fix: "Add a button that closes it, and accessibilityAction(.escape) on what covers the screen.",
    failing: Example("a cover that holds texts alone", cover(.text("text", "Photos are kept for a month"))),
    passing: Example("a cover with a button", cover(.text("text", "Photos are kept"), .button("close", "Close"))),
    check: .node { node, verdicts in
      guard node.node.container == .modal || node.traits.contains(.modal), !node.isWithheld else { return }
      guard !node.node.isOfSystem else { return verdicts.pass() }
      let isSheet = node.actions.contains(.escape)
      if isSheet, node.node.container != .modal { return verdicts.pass() }
      let inside = Array(node.descendants)
      // What waits for something goes by itself.
      guard !inside.isEmpty, !inside.contains(where: { $0.node.role == .progress }) else { return }
      if inside.contains(where: { isWayOut($0) || $0.actions.contains(.escape) }) {
        verdicts.pass()
      } else if isSheet {
        verdicts.fail(node, "nothing in the sheet closes it: only a gesture does")
      } else {
        verdicts.fail(node, "nothing in what covers the screen can be used to leave it")
      }
    })

  /// Whether a stop may be what closes the screen; the handle of a sheet only makes it larger and smaller.
  private static func isWayOut(_ node: AuditedNode) -> Bool {
    node.isStop && node.isActionable && !node.isField && !node.isAdjustable && !node.node.isOfSystem
  }

  private static func cover(_ inside: SemanticNode...) -> SemanticNode {
    SemanticNode(id: "cover", role: .group, children: inside).with { $0.container = .modal }
  }
}
