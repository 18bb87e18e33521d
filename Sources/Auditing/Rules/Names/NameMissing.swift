import Semantics

extension Rule {
  static let nameMissing = Rule(
    .nameMissing, "Every control has a name",
    why: """
      A control without a label is read as “button” and no more: nobody who listens learns what it does, and nobody who \
      speaks to the device can address it. Labels of white space and invisible characters count as none.
      """,
    policy: .wcag, impact: .critical, criteria: ["4.1.2"],
    fix: "Give the control a title, or accessibilityLabel(_:) where nothing is written on it.",
    failing: Example("a button that only shows a symbol", .button("add", nil)),
    passing: Example("the button with a label", .button("add", "Add to bag")),
    check: .node { node, verdicts in
      guard node.isStop, node.isActionable, !isFieldWithPlaceholder(node) else { return }
      guard node.name == nil else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) has no name")
    })

  /// A field that shows a placeholder is named by it, if poorly, while it is empty.
  private static func isFieldWithPlaceholder(_ node: AuditedNode) -> Bool {
    switch node.role {
    case .textField, .secureField, .searchField, .textEditor: node.placeholder.flatMap(AuditedNode.name) != nil
    default: false
    }
  }
}
