import Semantics

extension Rule {
  static let hitOffButSpoken = Rule(
    .hitOffButSpoken, "A control that takes no touches says that it is dimmed",
    why: """
      allowsHitTesting(false) keeps touches from a control and tells nobody: a reader offers it like any other, and the \
      double tap, which is a touch at its centre, does nothing.
      """,
    policy: .wcag, impact: .serious, criteria: ["4.1.2"],
    fix: "Use disabled(_:) in place of allowsHitTesting(_:) and opacity(_:); it dims the control and says so.",
    failing: Example(
      "a button that takes no touches",
      .button("pay", "Pay").with { $0.appearance = Appearance().with { $0.allowsHitTesting = false } }),
    passing: Example(
      "the button disabled",
      .button("pay", "Pay").with {
        $0.appearance = Appearance().with { $0.allowsHitTesting = false }
        $0.isEnabled = false
      }),
    check: .node { node, verdicts in
      guard node.hasRareFacets, let allowed = node.appearance?.allowsHitTesting, node.isStop, node.isActionable else {
        return
      }
      guard !allowed, node.isEnabled else { return verdicts.pass() }
      verdicts.fail(
        node, "\(node.title) takes no touches and does not say that it is dimmed", want: "\(node.title) dimmed")
    })
}
