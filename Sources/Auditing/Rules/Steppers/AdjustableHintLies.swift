import Semantics

extension Rule {
  static let adjustableHintLies = Rule(
    .adjustableHintLies, "Swiping up or down does what the reader promises",
    why: """
      “Swipe up or down to adjust the value” is what a reader says of everything adjustable. When the handler is empty, \
      or does nothing between the limits, the promise is all there is.
      """,
    policy: .wcag, impact: .critical, criteria: ["4.1.2"],
    fix:
      "Change the value in accessibilityAdjustableAction(_:), and disable the control where there is nothing to choose.",
    failing: Example("a knob whose handler is empty", [.adjustable("knob", "Volume", value: "5")]) { _, _, _ in [] },
    passing: Example("a knob that turns", [.adjustable("knob", "Volume", value: "5")]) { screen, action, _ in
      screen.change("knob") { $0.value = action == .increment ? "6" : "4" }
      return []
    },
    check: .exploration { exploration, verdicts in
      for (_, adjuster) in Adjuster.all(in: exploration) {
        guard adjuster.everChanges else {
          if let step = adjuster.all.first { fail(step, &verdicts) }
          continue
        }
        for step in adjuster.all {
          if step.changed {
            verdicts.pass()
          } else if step.node?.range.map(isInside) == true {
            fail(step, &verdicts)
          }
        }
      }
      verdicts.gestures = []
    })

  private static func fail(_ step: AuditedStep, _ verdicts: inout Verdicts) {
    verdicts.gestures = step.gestures
    let title = step.node?.title ?? ""
    let value = step.node?.value.map { " and stays at “\(escaped($0))”" } ?? ""
    verdicts.fail(step.node, "\(title) is adjusted\(value) and nothing changes")
  }

  private static func isInside(_ range: SemanticRange) -> Bool {
    guard let lower = range.lower, let upper = range.upper, let current = range.current else { return false }
    return current > lower && current < upper && !AuditedNode.isEqual(current, lower)
      && !AuditedNode.isEqual(current, upper)
  }
}
