import Semantics

extension Rule {
  static let adjustableNoAction = Rule(
    .adjustableNoAction, "A slider or a stepper can be moved both ways",
    why: """
      A slider or a stepper without an action to raise or to lower it is announced as a control and answers to nothing: \
      whoever cannot drag it cannot change it. At its own limit one of the two may be missing.
      """,
    policy: .wcag, impact: .critical, criteria: ["2.1.1", "4.1.2"],
    fix: """
      Use Stepper or Slider, or accessibilityAdjustableAction(_:) with both directions; give a step other than zero; \
      and disable a control that is not to be used now.
      """,
    failing: Example(
      "a slider in the middle of its range that answers to nothing",
      SemanticNode(id: "volume", role: .slider, label: "Volume", value: "5").with {
        $0.range = SemanticRange(lower: 0, upper: 10, step: 1, current: 5)
      }),
    passing: Example("a stepper at its end, which can be lowered", .stepper("count", "Tickets", 5, in: 0...5)),
    check: .node { node, verdicts in
      guard node.isStop, node.role == .stepper || node.role == .slider, node.isEnabled else { return }
      let actions = node.actions
      let rises = actions.contains(.increment)
      let falls = actions.contains(.decrement)
      if rises, falls { return verdicts.pass() }
      guard let range = node.range else {
        if rises || falls { return verdicts.pass() }
        return verdicts.fail(node, "\(node.title) can be neither raised nor lowered")
      }
      // A step of nothing between two ends is for step-unreachable to tell.
      if range.step == 0, range.lower != nil, range.upper != nil { return }
      let current = range.current ?? .nan
      if !rises, let upper = range.upper, current < upper, !AuditedNode.isEqual(current, upper) {
        return verdicts.fail(
          node, "\(node.title) cannot be raised, although \(numeral(current)) is below its end \(numeral(upper))")
      }
      if !falls, let lower = range.lower, current > lower, !AuditedNode.isEqual(current, lower) {
        return verdicts.fail(
          node, "\(node.title) cannot be lowered, although \(numeral(current)) is above its start \(numeral(lower))")
      }
      if rises || falls || isSingle(range) { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) can be neither raised nor lowered")
    })

  /// Whether there is only one value to have.
  private static func isSingle(_ range: SemanticRange) -> Bool {
    guard let lower = range.lower, let upper = range.upper else { return false }
    return lower >= upper
  }
}
