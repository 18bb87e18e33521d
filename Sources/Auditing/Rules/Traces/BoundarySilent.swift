import Semantics

extension Rule {
  static let boundarySilent = Rule(
    .boundarySilent, "The end of a range is heard",
    why: """
      A plus button that can still be pressed at the maximum, and then changes nothing and says nothing, sounds exactly \
      like one that works. Somebody who listens keeps pressing, and believes in a number that is not there.
      """,
    policy: .wcag, impact: .moderate, criteria: ["4.1.3", "3.3.1"],
    fix:
      "Disable the button at the limit with disabled(_:), or announce the value and the limit when it is pressed there.",
    failing: Example("a plus button that goes on at the end", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      guard screen.tree.node("count")?.label == "2" else { return [] }
      screen.count("3")
      return [.announcement(text: "3", priority: .default)]
    },
    passing: Example("a plus button that says where the end is", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      let isAtEnd = screen.tree.node("count")?.label == "3"
      screen.count("3")
      return [.announcement(text: isAtEnd ? "3, maximum" : "3", priority: .default)]
    },
    check: .exploration { exploration, verdicts in
      for (_, adjuster) in Adjuster.all(in: exploration) where adjuster.everChanges {
        for step in adjuster.all where !step.changed {
          judge(step, isHeard: isValueHeard(step, of: adjuster), &verdicts)
        }
      }
      for button in AdjustingButton.all(in: exploration) {
        for step in button.steps where !step.changed {
          // Its own name is all that a button says when nothing happens.
          let isHeard = step.utterances.contains { $0.cause != .answer || SpokenNumber.hasDigit($0.text) }
          judge(step, isHeard: isHeard, &verdicts)
        }
      }
      verdicts.gestures = []
    })

  /// Whether what is heard at an end tells where it is: a number, or words that were others elsewhere.
  private static func isValueHeard(_ step: AuditedStep, of adjuster: Adjuster) -> Bool {
    if step.utterances.contains(where: { $0.cause != .answer || SpokenNumber.hasDigit($0.text) }) { return true }
    let others = adjuster.all.filter { $0.changed && $0.direction == step.direction }.map(\.heard)
    return !step.utterances.isEmpty && (others.count < 2 || Set(others).count > 1)
  }

  private static func judge(_ step: AuditedStep, isHeard: Bool, _ verdicts: inout Verdicts) {
    guard !isHeard else { return verdicts.pass() }
    verdicts.gestures = step.gestures
    verdicts.fail(step.node, "\(step.node?.title ?? "") changes nothing any more and nothing is spoken of the limit")
  }
}
