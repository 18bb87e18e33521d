import Semantics

extension Rule {
  static let changeNotAnnounced = Rule(
    .changeNotAnnounced, "A change is heard",
    why: """
      When a press changes a text or a value elsewhere and nothing is spoken of it, somebody who listens has to search \
      the screen for what happened. A reader speaks by itself only of the element under its cursor.
      """,
    policy: .wcag, impact: .critical, criteria: ["4.1.3", "4.1.2"],
    fix: """
      Let the control that is pressed carry the value, or post AccessibilityNotification.Announcement with the new one.
      """,
    failing: Example("a plus button beside a number", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      screen.change("count") {
        $0.label = "3"
        $0.drawn = ["3"]
      }
      return []
    },
    passing: Example("the same button, which announces", [.button("plus", "Increase"), .text("count", "2")]) {
      screen, _, _ in
      screen.change("count") {
        $0.label = "3"
        $0.drawn = ["3"]
      }
      return [.announcement(text: "3", priority: .default)]
    },
    check: .step { step, verdicts in
      guard step.changed, !step.lostFocus else { return }
      let news = step.news
      guard !news.isEmpty else { return }
      let heard = step.utterances.map(\.text).joined(separator: " ")
      let silent = news.filter { !heard.contains($0.text) }
      guard silent.count == news.count, let first = silent.first else { return verdicts.pass() }
      verdicts.fail(
        step.node, "“\(escaped(first.text))” appears and nothing is spoken of it", want: first.text)
    })
}
