import Semantics

extension Rule {
  static let announceFlood = Rule(
    .announceFlood, "One press makes one announcement",
    why: """
      A number that counts up in the eye must not count up in the ear: announcements queue or cut each other off, and \
      the last one, the only one that is true, is heard late or never.
      """,
    policy: .bestPractice, impact: .moderate,
    fix: "Post AccessibilityNotification.Announcement once, with the final value, after the change has settled.",
    failing: Example("a total that counts up aloud", [.button("add", "Add ten"), .text("count", "10")]) {
      screen, _, _ in
      screen.count("20")
      return ["12", "16", "20"].map { .announcement(text: "Total \($0)", priority: .default) }
    },
    passing: Example("a total that says where it ends", [.button("add", "Add ten"), .text("count", "10")]) {
      screen, _, _ in
      screen.count("20")
      return [.announcement(text: "Total 20", priority: .default)]
    },
    check: .step { step, verdicts in
      let announcements = step.announcements
      guard let last = announcements.last else { return }
      let frames = Set(announcements.map(withoutDigits))
      // Two messages about different things are two messages; the same sentence with other numbers is a count.
      guard announcements.count > 2 || (announcements.count == 2 && frames.count == 1 && Set(announcements).count == 2)
      else { return verdicts.pass() }
      verdicts.fail(
        step.node, "\(announcements.count) announcements follow one gesture, the first “\(escaped(announcements[0]))”",
        want: last)
    })

  private static func withoutDigits(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.numericType == nil }))
  }
}
