import Semantics

extension Rule {
  static let announceOldValue = Rule(
    .announceOldValue, "What is announced is the new value",
    why: """
      An announcement that is made before the change, or from a copy of the old value, says what was. Somebody who \
      listens believes that the press did nothing, and presses again.
      """,
    policy: .wcag, impact: .serious, criteria: ["4.1.2"],
    fix:
      "Post AccessibilityNotification.Announcement after the change, from the value that onChange(of:) hands over as the new one.",
    failing: Example("an announcement that is one press late", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      screen.count("3")
      return [.announcement(text: "2", priority: .default)]
    },
    passing: Example("an announcement of what is there", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      screen.count("3")
      return [.announcement(text: "3", priority: .default)]
    },
    check: .step { step, verdicts in
      guard step.changed else { return }
      for announcement in step.announcements {
        guard let told = step.told(by: announcement) else { continue }
        guard told.isOld(in: announcement) else {
          if SpokenWords.withSymbols(announcement).contains(told.newWords) { verdicts.pass() }
          continue
        }
        verdicts.fail(
          step.node,
          "“\(escaped(announcement))” is announced when \(told.node.title) is at “\(escaped(told.text))” already",
          want: told.newWords.phrase)
      }
    })
}

extension AuditedStep {
  /// The news that an announcement is about: it says one number and, beside it, no more than the names of the news and
  /// of the control that was used.
  func told(by announcement: String) -> News? {
    guard SpokenNumber.hasDigit(announcement) else { return nil }
    let words = SpokenWords.withSymbols(announcement).words
    return news.first { item in
      let old = SpokenWords.withSymbols(item.old)
      let new = SpokenWords.withSymbols(item.text)
      guard SpokenNumber.hasDigit(item.old), SpokenNumber.hasDigit(item.text), old != new else { return false }
      // The new value makes it right, whatever else it says.
      if SpokenWords.withSymbols(announcement).contains(item.newWords) { return true }
      let names = SpokenWords.withSymbols([item.node.name, node?.name].compactMap(\.self).joined(separator: " ")).words
      return words.allSatisfy { SpokenNumber.hasDigit($0) || names.contains($0) || !$0.contains(where: \.isLetter) }
        && item.node.numbers(in: announcement).count == item.node.numbers(in: item.text).count
    }
  }
}
