import Semantics

extension Rule {
  static let adjustableNoValue = Rule(
    .adjustableNoValue, "What can be adjusted has a value",
    why: """
      Somebody who swipes up and down hears the new value each time. Without one, a slider or a control of one's own \
      says its name again and again, and nobody knows where it stands. A stepper, which is two buttons on iOS, is \
      judged by stepper-value-not-audible.
      """,
    policy: .wcag, impact: .critical, criteria: ["4.1.2"],
    fix: "Give the view that has accessibilityAdjustableAction(_:) the number too, with accessibilityValue(_:).",
    failing: Example(
      "a quantity that is swiped, and does not say how many", .adjustable("count", "Quantity", value: nil)),
    passing: Example("the quantity with its value", .adjustable("count", "Quantity", value: "2")),
    check: .node { node, verdicts in
      guard node.isStop, node.role != .stepper, node.isAdjustable else { return }
      if node.hasValue || node.toggle != nil { return verdicts.pass() }
      verdicts.fail(
        node, "\(node.title) can be adjusted and has no value", want: "\(node.name ?? "Quantity"), 2, adjustable")
    })
}
