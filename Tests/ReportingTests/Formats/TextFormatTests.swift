import Auditing
import Semantics
import Testing

@testable import Reporting

/// The report for a terminal, in words.
struct TextFormatTests {
  private func text(_ change: (inout ReportContext) -> Void = { _ in }) -> String {
    var context = Sample.context
    change(&context)
    return ReportFormat.text.text(of: Sample.report, in: context)
  }

  @Test("Findings by component, a table, and what was not looked at")
  func whole() {
    #expect(
      text() == """
        Tickets
          Sources/Shop/Tickets.swift:42: error: the button has no name [name-missing]
            who it hurts     A control without a label is read as “button” and no more: nobody who listens learns what it \
        does, and nobody who speaks to the device can address it.
            spoken now       “button”
            should be        \(Rule.named(.nameMissing)?.fix ?? "")
          Sources/Shop/Tickets.swift:44: review: the size of the button is not known; to be looked at because a size was \
        not declared [name-missing]
          Sources/Shop/Tickets.swift:60: error: “3” appears and nothing is spoken of it [change-not-announced]
            who it hurts     When a press changes a text or a value elsewhere and nothing is spoken of it, somebody who \
        listens has to search the screen for what happened.
            spoken now       “More, button”
            should be        3
            how to mend      Let the control that is pressed carry the value, or post \
        AccessibilityNotification.Announcement with the new one.
            after            focus "More"; activate
            seen in          dark

        component            failures  reviews  known  ignored  errors  rules passed  not applicable
        Guests                      0        0      0        0       0             1               1
        Tickets                     2        1      0        1       0             0               0
        all of 2 components         2        1      0        1       0             1               1

        Not looked at:
          Copies: not audited
          Tickets: states beyond the first 3 states: there are more than were walked
        Entries of the baseline that nothing matches or that have expired:
          name-missing Gone button[1] 1
        Ignored rules that nothing was found for:
          Sources/Shop/Guests.swift:9: name-missing

        """)
  }

  @Test("--verbose adds what was accepted, what passed and how far it was walked")
  func verbose() {
    let lines = text { $0.isVerbose = true }.split(separator: "\n").map(String.init)
    #expect(lines[0...2] == ["Guests", "  pass: name-missing (2×)", "  looked at: as asked"])
    #expect(lines.contains("    accepted         ignored on purpose: a lucky charm"))
    #expect(lines.contains("  looked at: as asked; dark"))
    #expect(lines.contains("  walked: 3 states, 12 steps"))
  }

  @Test("A reason that the message gives is not given twice")
  func reasonOnce() {
    var report = Sample.report
    report.components[1].findings[1].message = "the button cannot be judged: a size was not declared"
    #expect(
      ReportFormat.text.text(of: report, in: Sample.context).contains(
        "  Sources/Shop/Tickets.swift:44: review: the button cannot be judged: a size was not declared [name-missing]\n"
      ))
  }

  @Test("Colours only where they are asked for")
  func colours() {
    #expect(!text().contains("\u{1B}"))
    #expect(text { $0.usesColour = true }.hasPrefix("\u{1B}[1mTickets\u{1B}[0m\n"))
  }

  @Test("A run without findings still says how much it looked at")
  func clean() {
    let report = AuditReport(components: [Sample.guests], rules: [.nameMissing], configuration: "")
    #expect(
      ReportFormat.text.text(of: report, in: Sample.context) == """
        component           failures  reviews  known  ignored  errors  rules passed  not applicable
        Guests                     0        0      0        0       0             1               1
        all of 1 component         0        0      0        0       0             1               1

        Not looked at: nothing of what was asked for (1 component, 1 rule)

        """)
  }
}
