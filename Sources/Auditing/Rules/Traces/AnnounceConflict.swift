import Semantics

extension Rule {
  static let announceConflict = Rule(
    .announceConflict, "What is announced agrees with the screen",
    why: """
      An announcement of a number that is neither the old nor the new value on the screen leaves two truths. It is \
      experimental, because an announcement may tell of something that is not shown.
      """,
    policy: .experimental, impact: .serious, criteria: ["4.1.3"],
    fix: "Post AccessibilityNotification.Announcement with the value that is shown, formatted in the same way.",
    failing: Example("an announcement of another number", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      screen.count("3")
      return [.announcement(text: "Increase: 7", priority: .default)]
    },
    passing: Example("an announcement of the number", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      screen.count("3")
      return [.announcement(text: "Increase: 3", priority: .default)]
    },
    check: .step { step, verdicts in
      guard step.changed else { return }
      for announcement in step.announcements {
        guard let told = step.told(by: announcement) else { continue }
        let words = SpokenWords.withSymbols(announcement)
        if words.contains(told.newWords) {
          verdicts.pass()
        } else if !words.contains(told.oldWords), !isOnTheWay(announcement, to: told, in: step) {
          verdicts.fail(
            step.node, "“\(escaped(announcement))” is announced and \(told.node.title) is at “\(escaped(told.text))”",
            want: told.text)
        }
      }
    })

  /// Whether the same sentence follows with the right number: a count on its way is the matter of announce-flood.
  private static func isOnTheWay(_ announcement: String, to news: AuditedStep.News, in step: AuditedStep) -> Bool {
    func sentence(_ text: String) -> [String] {
      SpokenWords.withSymbols(text).words.filter { !SpokenNumber.hasDigit($0) }
    }
    return step.announcements.contains {
      SpokenWords.withSymbols($0).contains(news.newWords) && sentence($0) == sentence(announcement)
    }
  }
}
