import Semantics

extension Rule {
  static let hapticOnlyFeedback = Rule(
    .hapticOnlyFeedback, "A haptic is not the only sign of a change",
    why: """
      A tick in the hand says that something happened, not what. Devices without haptics, people who switched them off, \
      and a phone that lies on the table give nothing at all; only speech tells the new value.
      """,
    policy: .platform, impact: .serious, criteria: ["4.1.3"],
    fix: """
      Beside sensoryFeedback(_:trigger:), let the control that is pressed carry the value, or post \
      AccessibilityNotification.Announcement with it.
      """,
    failing: Example("a plus button that only ticks", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      screen.count("3")
      return [.haptic(name: "selection", isPlayed: true)]
    },
    passing: Example("the button that ticks and announces", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      screen.count("3")
      return [.haptic(name: "selection", isPlayed: true), .announcement(text: "3", priority: .default)]
    },
    check: .step { step, verdicts in
      guard let haptic = step.haptics.first, step.changed else { return }
      // A haptic about nothing that is shown is all that there is of an event.
      guard let silence = step.silence else { return step.utterances.isEmpty ? () : verdicts.pass() }
      guard let missed = silence.missed else { return verdicts.pass() }
      verdicts.fail(
        step.node, "“\(escaped(missed.text))” appears with the haptic \(escaped(haptic)) and without a word",
        want: missed.text)
    })
}
