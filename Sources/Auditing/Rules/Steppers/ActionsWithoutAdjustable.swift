import Semantics

extension Rule {
  static let actionsWithoutAdjustable = Rule(
    .actionsWithoutAdjustable, "What is moved up and down is announced as adjustable",
    why: """
      A reader offers a swipe up or down only on what is adjustable, and that is what can be moved both ways. An element \
      that can only be raised, or a button that can be moved as well, hides the gesture or promises two things at once.
      """,
    policy: .platform, impact: .serious, criteria: ["4.1.2"],
    fix: """
      Answer to both directions in accessibilityAdjustableAction(_:), put it on the view that shows the value rather \
      than on a button, or use accessibilityAction(named:_:) for a single direction.
      """,
    failing: Example(
      "a button that is also moved up and down",
      SemanticNode(
        id: "add", role: .button, traits: .button, label: "Add", value: "2",
        actions: [.activate, .increment, .decrement])),
    passing: Example("a value that is moved both ways", .adjustable("count", "Quantity", value: "2")),
    check: .node { node, verdicts in
      guard !node.actions.isEmpty, node.isStop else { return }
      let rises = node.actions.contains(.increment)
      let falls = node.actions.contains(.decrement)
      guard rises || falls else { return }
      switch node.role {
      case .stepper, .slider: return
      case .button, .link, .toggle, .menu, .menuItem, .disclosure, .tab, .segment:
        verdicts.fail(node, "\(node.title) is a \(node.role.rawValue) that is also moved up and down")
      default:
        if rises && falls || isAtLimit(node.range, rises: rises) { return verdicts.pass() }
        verdicts.fail(
          node, "\(node.title) can be \(rises ? "raised" : "lowered") and not \(rises ? "lowered" : "raised")")
      }
    })

  private static func isAtLimit(_ range: SemanticRange?, rises: Bool) -> Bool {
    guard let range, let current = range.current, let limit = rises ? range.lower : range.upper else { return false }
    return rises ? current <= limit : current >= limit
  }
}
