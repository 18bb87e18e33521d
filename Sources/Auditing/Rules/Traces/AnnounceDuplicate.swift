import Narration
import Semantics

extension Rule {
  static let announceDuplicate = Rule(
    .announceDuplicate, "A change is spoken once",
    why: """
      A reader speaks the new value of the control under its cursor by itself. An announcement of the same value, or two \
      of them, makes every press twice as long, and the second half cuts off or delays what comes next.
      """,
    policy: .bestPractice, impact: .moderate,
    fix: "Post no AccessibilityNotification.Announcement for what the control's own value says already.",
    failing: Example("a value that is spoken and announced", [.adjustable("count", "Quantity", value: "2")]) {
      screen, action, _ in
      let value = action == .increment ? "3" : "1"
      screen.change("count") { $0.value = value }
      return [.announcement(text: "Quantity \(value)", priority: .default)]
    },
    passing: Example("a value that is only spoken", [.adjustable("count", "Quantity", value: "2")]) {
      screen, action, _ in
      screen.change("count") { $0.value = action == .increment ? "3" : "1" }
      return []
    },
    check: .step { step, verdicts in
      guard step.changed else { return }
      // Where the cursor falls when its control is gone is the matter of focus-lost.
      let utterances = step.utterances.filter {
        !isRepeatedName($0, of: step) && !(step.lostFocus && !step.movedFocus && $0.cause == .landing)
      }
      guard !utterances.isEmpty else { return }
      let late = step.lateAnnouncements
      for (place, utterance) in utterances.enumerated() {
        let words = SpokenWords.withSymbols(utterance.text)
        for other in utterances[(place + 1)...] {
          guard utterance.cause == .announcement || other.cause == .announcement else { continue }
          let others = SpokenWords.withSymbols(other.text)
          guard others.contains(words) || words.contains(others) else { continue }
          // A cursor that is sent to another control cuts the announcement off; what is said there as well is not lost.
          if step.movedFocus, other.cause == .landing, others.words.count > words.words.count { continue }
          // What comes late, and twice, may be due to two presses before.
          guard utterance.text != other.text || !late.contains(utterance.text) else { continue }
          return verdicts.fail(
            step.node, "“\(escaped(utterance.text))” is followed by “\(escaped(other.text))”, which says it again",
            want: words.words.count >= others.words.count ? utterance.text : other.text)
        }
      }
      verdicts.pass()
    })

  /// Whether a button repeats its name, as each does when it is pressed.
  private static func isRepeatedName(_ utterance: AuditedStep.Utterance, of step: AuditedStep) -> Bool {
    utterance.cause == .answer && utterance.text == step.stop.label && step.direction == nil
  }
}
