import Auditing
import Foundation
import Semantics
import Testing

@testable import Reporting

/// The report for GitLab's code quality widget.
struct GitLabFormatTests {
  private func text(_ report: AuditReport) -> String { ReportFormat.gitlab.text(of: report, in: Sample.context) }

  private func issues(_ report: AuditReport) throws -> [[String: Any]] {
    try #require(JSONSerialization.jsonObject(with: Data(text(report).utf8)) as? [[String: Any]])
  }

  @Test("An issue, whole")
  func whole() {
    #expect(
      text(Sample.report).hasPrefix(
        """
        [
          {
            "description": "the button has no name",
            "check_name": "name-missing",
            "fingerprint": "445fa1d32d7f1b56",
            "severity": "blocker",
            "location": {
              "path": "Sources/Shop/Tickets.swift",
              "lines": {
                "begin": 42
              }
            }
          },

        """))
    #expect(text(Sample.empty) == "[]\n")
  }

  @Test("Impact is severity; a review informs, and so does what was not looked at; what was not judged blocks")
  func severities() throws {
    #expect(
      try issues(Sample.rich).map { "\($0["severity"] ?? "") \($0["check_name"] ?? "")" } == [
        "blocker name-missing", "info name-missing", "blocker not-judged", "info not-looked-at", "info not-audited",
      ])
    let severities: [(Rule.Impact, String)] = [
      (.minor, "minor"), (.moderate, "major"), (.serious, "critical"), (.critical, "blocker"),
    ]
    for (impact, severity) in severities {
      var report = Sample.report
      report.components[1].findings[0].impact = impact
      report.components[1].findings.removeLast(3)
      #expect(try issues(report).first?["severity"] as? String == severity)
    }
  }

  @Test("No two issues have one fingerprint, since GitLab drops the second", arguments: SampleRun.allCases)
  func fingerprints(_ run: SampleRun) throws {
    let report = run.report
    let fingerprints = try issues(report).compactMap { $0["fingerprint"] as? String }
    #expect(Set(fingerprints).count == fingerprints.count)
  }

  @Test("A fingerprint holds neither a line nor the words of a message")
  func stable() throws {
    var moved = Sample.report
    moved.components[1].findings[0].source.line = 99
    moved.components[1].findings[0].message = "the knob has no name"
    let before = try issues(Sample.report).first?["fingerprint"] as? String
    #expect(try issues(moved).first?["fingerprint"] as? String == before)
    moved.components[1].findings[0].occurrence = 2
    #expect(try issues(moved).first?["fingerprint"] as? String != before)
  }
}
