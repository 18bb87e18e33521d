import Auditing
import Semantics
import Testing

@testable import Reporting

/// The comment on a pull request, and the summary of a step.
struct MarkdownFormatTests {
  private func text(_ report: AuditReport) -> String { ReportFormat.markdown.text(of: report, in: Sample.context) }

  @Test("A table, the findings, and what was not looked at")
  func whole() {
    let fix = markdown(Rule.named(.nameMissing)?.fix ?? "")
    #expect(
      text(Sample.report) == """
        <!-- accessibility audit -->
        ## Accessibility audit: 2 failures, 1 review

        | component | failures | reviews | known | ignored | errors | rules passed | not applicable |
        | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
        | Guests | 0 | 0 | 0 | 0 | 0 | 1 | 1 |
        | Tickets | 2 | 1 | 0 | 1 | 0 | 0 | 0 |
        | **all of 2 components** | 2 | 1 | 0 | 1 | 0 | 1 | 1 |

        ### Tickets

        - **error** `Sources/Shop/Tickets.swift:42` the button has no name (`name-missing`)
          - who it hurts: A control without a label is read as “button” and no more: nobody who listens learns what it \
        does, and nobody who speaks to the device can address it.
          - spoken now: “button”
          - should be: \(fix)
        - **review** `Sources/Shop/Tickets.swift:44` the size of the button is not known (`name-missing`)
          - who it hurts: A control without a label is read as “button” and no more: nobody who listens learns what it \
        does, and nobody who speaks to the device can address it.
          - spoken now: nothing
          - to be looked at because: a size was not declared
        - **error** `Sources/Shop/Tickets.swift:60` “3” appears and nothing is spoken of it (`change-not-announced`)
          - who it hurts: When a press changes a text or a value elsewhere and nothing is spoken of it, somebody who \
        listens has to search the screen for what happened.
          - spoken now: “More, button”
          - should be: 3
          - after: focus "More"; activate
          - seen in: dark

        ### Not looked at

        - Copies: not audited
        - Tickets: states beyond the first 3 states: there are more than were walked

        ### Entries of the baseline that nothing matches or that have expired

        - name-missing Gone button\\[1\\] 1

        ### Ignored rules that nothing was found for

        - Sources/Shop/Guests.swift:9: name-missing

        """)
    #expect(text(Sample.rich).contains("## Accessibility audit: 1 failure, 1 review, 1 error\n"))
    #expect(text(Sample.rich).contains("- **not judged**: dark: the component trapped\n"))
    #expect(text(Sample.empty).hasSuffix("\nNot looked at: nothing of what was asked for.\n"))
  }

  @Test("Nothing in a label is a mark, a tag, a link, or a call to a person")
  func escapes() {
    #expect(markdown("*a* _b_ `c` [d](e) | <b>&amp;") == "\\*a\\* \\_b\\_ \\`c\\` \\[d\\](e) \\| &lt;b&gt;&amp;amp;")
    #expect(markdown("@all #12 https://x www.y") == "@&#8203;all #&#8203;12 https:&#8203;//x www&#8203;.y")
    #expect(markdown("a\nb\\") == "a\\\\nb\\\\")
    #expect(markdownCode("a") == "`a`")
    #expect(markdownCode("a``b`") == "``` a``b` ```")
    #expect(markdownCode("") == "`  `")
  }

  private func many(_ count: Int) -> AuditReport {
    var report = Sample.report
    report.components = (1...count).map { number in
      var tickets = Sample.tickets
      tickets.component = "Component \(number)"
      return tickets
    }
    return report
  }

  @Test("A comment and a summary stay within what GitHub takes, and tell what did not fit")
  func limits() throws {
    let comment = text(many(3000))
    #expect((60_000...65_536).contains(comment.utf8.count))
    #expect(comment.contains("| **all of 3000 components** | 6000 | 3000 | 0 | 3000 |"))
    #expect(comment.firstMatch(of: /\n\d+ components more did not fit in here\.\n/) != nil)
    #expect(comment.firstMatch(of: /\n\d+ findings more did not fit in here\.\n/) != nil)
    #expect(comment.firstMatch(of: /\n\d+ lines more did not fit in here\.\n/) != nil)
    let summary = ReportFormat.stepSummary(of: many(3000), in: Sample.context)
    #expect((1_000_000...1_048_576).contains(summary.utf8.count))
    #expect(!text(many(10)).contains("did not fit"))
    #expect(ReportFormat.stepSummary(of: Sample.report, in: Sample.context) == text(Sample.report))
  }
}
