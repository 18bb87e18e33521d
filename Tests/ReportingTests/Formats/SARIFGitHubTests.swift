import Auditing
import Foundation
import Semantics
import Testing

@testable import Reporting

/// The interchange format as GitHub's code scanning wants it.
struct SARIFGitHubTests {
  private typealias Object = [String: Any]

  private func run(_ report: AuditReport, _ profile: ReportContext.Profile) throws -> [String: Any] {
    try SARIFReading.run(of: report, profile)
  }

  private func results(_ report: AuditReport, _ profile: ReportContext.Profile) throws -> [[String: Any]] {
    try #require(run(report, profile)["results"] as? [Object])
  }

  @Test("GitHub gets what is open and failed, and none of what it would show as an open alert")
  func github() throws {
    var report = Sample.report
    report.components[1].findings[3].isKnown = true
    let results = try results(report, .github)
    #expect(
      results.map { ($0["message"] as? Object)?["text"] as? String } == [
        "Tickets: the button has no name. Spoken now: “button”."
      ])
    #expect(
      results.map { Set($0.keys) } == [
        ["ruleId", "ruleIndex", "level", "message", "locations", "partialFingerprints"]
      ])
    #expect(
      results.first?["partialFingerprints"] as? [String: String] == [
        "primaryLocationLineHash": "445fa1d32d7f1b56:1", "semanticPath/v1": "445fa1d32d7f1b56",
      ])
  }

  @Test("GitHub's limits hold for the description of every rule")
  func limits() throws {
    var report = Sample.empty
    report.rules = RuleID.allCases
    let driver = try #require((run(report, .github)["tool"] as? Object)?["driver"] as? Object)
    for rule in try #require(driver["rules"] as? [Object]) {
      for name in ["shortDescription", "fullDescription"] {
        guard let description = rule[name] as? [String: String] else { continue }
        #expect((1...1024).contains(description["text"]?.unicodeScalars.count ?? 0))
      }
      #expect(((rule["properties"] as? Object)?["tags"] as? [String] ?? []).count <= 10)
    }
  }

  @Test("GitHub refuses more than 25,000 results: the rest is left out, with a word about it")
  func manyResults() throws {
    #expect(SARIFResults.remark(on: 5000) == nil)
    #expect(SARIFResults.remark(on: 5001) == "5001 results; GitHub shows the 5000 most severe")
    #expect(SARIFResults.remark(on: 25_000) == "25000 results; GitHub shows the 5000 most severe")
    let remark =
      "25001 results; GitHub takes 25000 and shows 5000, so that the 1 with the least impact were left out"
    #expect(SARIFResults.remark(on: 25_001) == remark)

    var context = Sample.context
    context.profile = .github
    var report = Sample.report
    report.components[1].findings[0].impact = .serious
    let results = SARIFResults(report: report, context: context, rules: report.allRules, most: 1)
    #expect(results.omitted == 1)
    #expect(results.value.text.contains("\"ruleId\": \"change-not-announced\""))
    #expect(!results.value.text.contains("\"ruleId\": \"name-missing\""))
    #expect(SARIFResults(report: report, context: context, rules: report.allRules, most: 2).omitted == 0)
  }

  @Test("GitHub takes 10 MB, compressed, and refuses more; other readers take it all")
  func size() {
    let most = String(repeating: " ", count: 10_000_000)
    var context = Sample.context
    #expect(ReportFormat.sarif.remarks(on: most + " ", of: Sample.report, in: context) == [])
    context.profile = .github
    #expect(ReportFormat.sarif.remarks(on: most, of: Sample.report, in: context) == [])
    #expect(
      ReportFormat.sarif.remarks(on: most + " ", of: Sample.report, in: context) == [
        "the report has 10000001 bytes; GitHub takes 10000000 after compression with gzip and refuses more"
      ])
  }
}
