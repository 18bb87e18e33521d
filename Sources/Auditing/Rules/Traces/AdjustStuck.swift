import Semantics

extension Rule {
  static let adjustStuck = Rule(
    .adjustStuck, "What was moved can be moved back",
    why: """
      A value that reached its end and then answers to neither direction, or one that goes up and does not come down \
      again, leaves the rest of its range out of reach. Whoever sees the screen drags or types; whoever swipes cannot.
      """,
    policy: .wcag, impact: .critical, criteria: ["2.1.1"],
    fix: "Derive what can be raised and lowered from the value at the time of the press, not from where it started.",
    failing: Example("a value that stays at its end", [.adjustable("count", "Quantity", value: "1")]) {
      screen, action, _ in
      screen.change("count") { if $0.value != "0" { $0.value = action == .increment ? "2" : "0" } }
      return []
    },
    passing: Example("a value that comes back from its end", [.adjustable("count", "Quantity", value: "1")]) {
      screen, action, _ in
      screen.change("count") {
        let next = (Int($0.value ?? "") ?? 0) + (action == .increment ? 1 : -1)
        $0.value = String(min(max(next, 0), 2))
      }
      return []
    },
    check: .exploration { exploration, verdicts in
      for (path, adjuster) in Adjuster.all(in: exploration) where adjuster.everChanges {
        for step in adjuster.all where step.changed {
          guard let direction = step.direction, exploration.states[step.to].isWalked, let now = step.nodeAfter,
            now.semanticPath == path, now.isEnabled, !isSingle(now.range)
          else { continue }
          let back = adjuster.step(direction.opposite, at: step.to)
          verdicts.gestures = back?.gestures ?? step.gestures
          if !adjuster.changes(direction.opposite) {
            verdicts.fail(
              step.node, "\(now.title) goes \(direction.word) and does not come \(direction.opposite.word) again")
          } else if back?.changed != true, adjuster.step(direction, at: step.to)?.changed != true {
            verdicts.fail(
              step.node, "\(now.title) answers to neither direction once it was moved \(direction.word) to here")
          } else {
            verdicts.pass()
          }
        }
      }
      judgePairs(AdjustingButton.all(in: exploration), exploration, &verdicts)
      verdicts.gestures = []
    })

  /// Judges two buttons that move one number.
  private static func judgePairs(
    _ buttons: [AdjustingButton], _ exploration: Exploration, _ verdicts: inout Verdicts
  ) {
    for button in buttons {
      guard
        let other = buttons.first(where: { $0.subject == button.subject && $0.direction == button.direction.opposite })
      else { continue }
      for step in button.steps where step.changed && exploration.states[step.to].isWalked {
        let halves = [button, other].compactMap { $0.steps.first?.node?.name }
        let shown = step.after.nodes.filter { $0.role == .button && $0.name.map(halves.contains) == true }
        guard shown.count == 2 else { continue }
        if (button.steps + other.steps).contains(where: { $0.from == step.to && $0.changed }) {
          verdicts.pass()
        } else {
          verdicts.gestures = step.gestures
          verdicts.fail(
            step.node,
            "neither \(shown[0].title) nor \(shown[1].title) does anything once \(step.node?.title ?? "") led here")
        }
      }
    }
  }

  private static func isSingle(_ range: SemanticRange?) -> Bool {
    guard let lower = range?.lower, let upper = range?.upper else { return false }
    return lower >= upper
  }
}

extension AuditedStep.Direction {
  var word: String { self == .up ? "up" : "down" }
}
