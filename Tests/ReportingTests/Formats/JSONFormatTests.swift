import Auditing
import Foundation
import Semantics
import Testing

@testable import Reporting

/// The report for programs.
struct JSONFormatTests {
  private func text(_ report: AuditReport) -> String { ReportFormat.json.text(of: report, in: Sample.context) }

  @Test("An empty run, whole")
  func empty() {
    var context = Sample.context
    context.version = "1.2.3"
    context.date = Sample.date
    #expect(
      ReportFormat.json.text(of: Sample.empty, in: context) == """
        {
          "format": "aloud-audit",
          "version": 1,
          "tool": {
            "name": "aloud",
            "version": "1.2.3"
          },
          "date": "2026-01-02T03:04:05Z",
          "configuration": "",
          "summary": {
            "failures": 0,
            "reviews": 0,
            "known": 0,
            "ignored": 0,
            "errors": 0,
            "rulesPassed": 0,
            "rulesNotApplicable": 0
          },
          "components": [],
          "rules": [],
          "notLookedAt": [],
          "unaudited": [],
          "staleEntries": [],
          "unusedIgnores": []
        }

        """)
  }

  @Test("A finding, whole")
  func finding() {
    #expect(
      text(Sample.report).contains(
        """
                {
                  "rule": "change-not-announced",
                  "outcome": "fail",
                  "level": "error",
                  "impact": "critical",
                  "message": "“3” appears and nothing is spoken of it",
                  "source": {
                    "file": "Sources/Shop/Tickets.swift",
                    "line": 60
                  },
                  "path": "button[4]",
                  "role": "button",
                  "occurrence": 1,
                  "fingerprint": "d928726532e98915",
                  "spokenNow": [
                    "More, button"
                  ],
                  "shouldBe": "3",
                  "environments": [
                    "dark"
                  ],
                  "gestures": [
                    "focus \\"More\\"",
                    "activate"
                  ],
                  "known": false
                }
        """))
  }

  @Test("Every report satisfies the schema, and has nothing that is not in it", arguments: SampleRun.allCases)
  func schema(_ run: SampleRun) throws {
    let report = run.report
    #expect(try SchemaCheck(ReportSchema.text).faults(in: text(report)) == [])
  }

  @Test("The check sees what is wrong")
  func check() throws {
    let check = try SchemaCheck(ReportSchema.text)
    func faults(_ right: String, _ wrong: String) throws -> [String] {
      try check.faults(in: text(Sample.report).replacing(right, with: wrong)).sorted()
    }
    #expect(try faults("\"line\": 42", "\"line\": 0") == ["$.components[1].findings[0].source.line: is less than 1"])
    #expect(try faults("\"version\": 1,", "\"version\": 2,") == ["$.version: is not 1"])
    #expect(try faults("\"Sources/Shop/Guests.swift\"", "\"/Guests.swift\"").count == 1)
    #expect(
      try faults("\"configuration\"", "\"configuratoin\"") == ["$: has no configuration", "$: unknown configuratoin"])
    #expect(try faults("\"known\": false", "\"known\": 0").first == "$.components[1].findings[0].known: is no boolean")
  }

  @Test("The schema knows every reason and every outcome")
  func closedLists() {
    for reason in ReviewReason.allCases { #expect(ReportSchema.text.contains("\"\(reason.rawValue)\"")) }
    for outcome in Outcome.allCases { #expect(ReportSchema.text.contains("\"\(outcome.rawValue)\"")) }
    for policy in Rule.Policy.allCases { #expect(ReportSchema.text.contains("\"\(policy.rawValue)\"")) }
  }

  @Test("Text is escaped so that it means nothing to a log, a terminal or a page")
  func escapes() {
    func written(_ text: String) -> String { JSONValue.string(text).text }
    #expect(written("a\"b\\c\nd\te") == "\"a\\\"b\\\\c\\nd\\te\"\n")
    #expect(written("\u{1B}[31m\u{202E}") == "\"\\u001B[31m\\u202E\"\n")
    #expect(written("</script><!--") == "\"<\\u002Fscript><\\u0021--\"\n")
    #expect(written("##[error]") == "\"#\\u0023[error]\"\n")
    #expect(written("\u{FFFE}😀") == "\"\\uFFFE😀\"\n")
  }
}
