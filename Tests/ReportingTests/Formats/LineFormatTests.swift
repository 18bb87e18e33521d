import Auditing
import Semantics
import Testing

@testable import Reporting

/// The formats with a line for each finding: an editor's and a job's on GitHub.
struct LineFormatTests {
  private func text(_ format: ReportFormat, _ report: AuditReport) -> String {
    format.text(of: report, in: Sample.context)
  }

  @Test("An editor jumps to each line")
  func compiler() {
    #expect(
      text(.compiler, Sample.report) == """
        Sources/Shop/Tickets.swift:42:1: error: the button has no name [name-missing]
        Sources/Shop/Tickets.swift:44:1: note: review: the size of the button is not known; a size was not declared \
        [name-missing]
        Sources/Shop/Tickets.swift:60:1: error: “3” appears and nothing is spoken of it [change-not-announced]
        Sources/Shop/Tickets.swift:7:1: note: Tickets: not looked at: states beyond the first 3 states: there are \
        more than were walked [not-looked-at]
        Package.swift:1:1: note: Copies: not audited [not-audited]

        """)
    #expect(
      text(.compiler, Sample.rich).hasPrefix(
        "Sources/Shop/Tickets.swift:7:1: error: Tickets was not judged: dark: the component trapped [not-judged]\n"))
    #expect(text(.compiler, Sample.empty) == "")
  }

  @Test("A job on GitHub shows annotations, the failures first")
  func github() {
    let fix = Rule.named(.nameMissing)?.fix ?? ""
    #expect(
      text(.github, Sample.report) == """
        ::error file=Sources/Shop/Tickets.swift,line=42,title=Every control has a name::Tickets: the button has no \
        name [name-missing]%0ASpoken now: “button”%0AShould be: \(fix)
        ::error file=Sources/Shop/Tickets.swift,line=60,title=A change is heard::Tickets: “3” appears and nothing is \
        spoken of it [change-not-announced]%0ASpoken now: “More, button”%0AShould be: 3%0AAfter: focus "More"; activate
        ::notice file=Sources/Shop/Tickets.swift,line=44,title=Every control has a name::Tickets: the size of the \
        button is not known [name-missing]%0ATo be looked at because: a size was not declared%0ASpoken now: nothing
        2 failures, 1 review, 0 errors; 1 ignored, 0 known to the baseline
        Not looked at:
          Copies: not audited
          Tickets: states beyond the first 3 states: there are more than were walked

        """)
  }

  @Test("GitHub drops the eleventh annotation of a kind without a word; here there is one")
  func capped() {
    func lines(_ errors: Int, _ warnings: Int) -> [String] {
      let findings = (1...errors + warnings).map { number in
        Sample.finding(.nameMissing, at: number, "fault \(number)", path: "button[\(number)]") {
          $0.level = number > errors ? .warning : .error
          // The later, the worse.
          $0.impact = number == errors ? .critical : .moderate
        }
      }
      var tickets = Sample.tickets
      tickets.findings = findings
      let report = AuditReport(components: [tickets], rules: [.nameMissing], configuration: "")
      return text(.github, report).split(separator: "\n").map(String.init)
    }
    let full = lines(10, 10)
    #expect(full.count { $0.hasPrefix("::error ") } == 10)
    #expect(full.count { $0.hasPrefix("::warning ") } == 10)
    #expect(!full.contains { $0.contains("more without an annotation") })
    let over = lines(11, 12)
    #expect(over.count { $0.hasPrefix("::error ") } == 10)
    #expect(over.count { $0.hasPrefix("::warning ") } == 10)
    #expect(over.contains("1 error, 2 warnings more without an annotation: see the step summary"))
    #expect(over[0].contains("fault 11 "), "the one with the greatest impact is never left out")
    #expect(over[9].contains("fault 9 "))
  }

  @Test("Annotations are escaped by GitHub's own rules")
  func escapes() {
    #expect(WorkflowCommands.data("50 %\r\n::a,b:") == "50 %25%0D%0A::a,b:")
    #expect(WorkflowCommands.property("50 %\r\n::a,b:") == "50 %25%0D%0A%3A%3Aa%2Cb%3A")
  }
}
