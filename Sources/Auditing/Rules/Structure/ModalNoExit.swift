import Semantics

extension Rule {
  static let modalNoExit = Rule(
    .modalNoExit, "There is a way out of what covers the screen",
    why: """
      What is modal keeps the reader inside. Without a button, and without the escape gesture, somebody who listens never \
      gets out; a tap on the background is a way for whoever sees it.
      """,
    policy: .experimental, impact: .critical, criteria: ["2.1.2", "2.1.1"],
    fix: "Add a button that closes it, and accessibilityAction(.escape) on what covers the screen.",
    failing: Example("a cover that holds texts alone", cover(.text("text", "Photos are kept for a month"))),
    passing: Example("a cover with a button", cover(.text("text", "Photos are kept"), .button("close", "Close"))),
    check: .node { node, verdicts in
      guard node.node.container == .modal || node.traits.contains(.modal), !node.isWithheld else { return }
      guard !node.actions.contains(.escape) else { return verdicts.pass() }
      let inside = Array(node.descendants)
      // What waits for something goes by itself.
      guard !inside.isEmpty, !inside.contains(where: { $0.node.role == .progress }) else { return }
      if inside.contains(where: { ($0.isStop && $0.isActionable && !$0.isField) || $0.actions.contains(.escape) }) {
        verdicts.pass()
      } else {
        verdicts.fail(node, "nothing in what covers the screen can be used to leave it")
      }
    })

  private static func cover(_ inside: SemanticNode...) -> SemanticNode {
    SemanticNode(id: "cover", role: .group, children: inside).with { $0.container = .modal }
  }
}
