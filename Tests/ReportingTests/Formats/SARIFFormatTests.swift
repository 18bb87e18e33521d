import Auditing
import Foundation
import Semantics
import Testing

@testable import Reporting

/// The interchange format of analysers, with everything that is known.
struct SARIFFormatTests {
  private typealias Object = [String: Any]

  private func run(_ report: AuditReport, _ profile: ReportContext.Profile) throws -> [String: Any] {
    try SARIFReading.run(of: report, profile)
  }

  private func results(_ report: AuditReport, _ profile: ReportContext.Profile) throws -> [[String: Any]] {
    try #require(run(report, profile)["results"] as? [Object])
  }

  @Test("Everything is a result: what failed, what has to be looked at, what passed and what did not apply")
  func kinds() throws {
    let told = try results(Sample.report, .full).map { result in
      [result["ruleId"], result["kind"], result["level"]].map { "\($0 ?? "-")" }.joined(separator: " ")
    }
    #expect(
      told == [
        "name-missing pass none",
        "change-not-announced notApplicable none",
        "name-missing fail error",
        "name-missing review none",
        "name-missing fail error",
        "change-not-announced fail error",
      ])
  }

  @Test("A kind other than fail has the level none", arguments: SampleRun.allCases)
  func pairing(_ sample: SampleRun) throws {
    let report = sample.report
    for result in try results(report, .full) where result["kind"] as? String != "fail" {
      #expect(result["level"] as? String == "none")
    }
  }

  @Test("Every result and every notification has a place with a line", arguments: SampleRun.allCases)
  func places(_ sample: SampleRun) throws {
    let report = sample.report
    for profile in ReportContext.Profile.allCases {
      let run = try run(report, profile)
      let invocation = try #require((run["invocations"] as? [Object])?.first)
      let told = ["toolExecutionNotifications", "toolConfigurationNotifications"].flatMap {
        invocation[$0] as? [Object] ?? []
      }
      for result in try results(report, profile) + told {
        let place = try #require((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
        let uri = try #require((place["artifactLocation"] as? Object)?["uri"] as? String)
        #expect(!uri.hasPrefix("/") && !uri.isEmpty && URL(string: uri) != nil)
        #expect(((place["region"] as? Object)?["startLine"] as? Int ?? 0) >= 1)
      }
    }
  }

  @Test("A result, whole")
  func whole() {
    let finding = Sample.finding(.nameMissing, at: 50, "the button has no name", path: "group[1]/button[3]") {
      $0.ignored = "a lucky charm"
      $0.circumstances = ["dark"]
    }
    let written = WrittenFinding(finding, of: Sample.tickets, in: Sample.context)
    #expect(
      SARIFResult(written, ruleIndex: 0, baseline: "new").full.text == """
        {
          "ruleId": "name-missing",
          "ruleIndex": 0,
          "kind": "fail",
          "level": "error",
          "message": {
            "text": "Tickets: the button has no name. Spoken now: nothing."
          },
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "Sources/Shop/Tickets.swift"
                },
                "region": {
                  "startLine": 50
                }
              },
              "logicalLocations": [
                {
                  "name": "button[3]",
                  "fullyQualifiedName": "Tickets/group[1]/button[3]",
                  "kind": "element"
                },
                {
                  "name": "Tickets",
                  "fullyQualifiedName": "Tickets",
                  "kind": "component"
                }
              ]
            }
          ],
          "partialFingerprints": {
            "semanticPath/v1": "\(finding.fingerprint)"
          },
          "suppressions": [
            {
              "kind": "inSource",
              "justification": "a lucky charm"
            }
          ],
          "baselineState": "new",
          "properties": {
            "impact": "critical",
            "role": "button",
            "spokenNow": [],
            "environments": [
              "dark"
            ],
            "gestures": []
          }
        }

        """)
  }

  @Test("What the baseline knows is unchanged and suppressed from outside; without a baseline nothing is said of it")
  func baseline() throws {
    #expect(try results(Sample.empty, .full).count == 0)
    var report = Sample.report
    report.staleEntries = []
    #expect(try results(report, .full).allSatisfy { $0["baselineState"] == nil })
    report.components[1].findings[0].isKnown = true
    let failures = try results(report, .full).filter { $0["kind"] as? String == "fail" }
    #expect(failures.map { $0["baselineState"] as? String } == ["unchanged", "new", "new"])
    let suppressions = try #require(failures[0]["suppressions"] as? [[String: String]])
    #expect(suppressions.map { $0["kind"] } == ["external"])
  }

  @Test("Rules refer to the criteria of WCAG, which are a taxonomy of the run")
  func taxa() throws {
    let run = try run(Sample.report, .full)
    let taxonomy = try #require((run["taxonomies"] as? [Object])?.first)
    #expect(taxonomy["name"] as? String == "WCAG")
    let taxa = try #require(taxonomy["taxa"] as? [Object])
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    for rule in try #require(driver["rules"] as? [Object]) {
      let id = try #require(rule["id"] as? String)
      let targets = (rule["relationships"] as? [Object] ?? []).compactMap { $0["target"] as? Object }
      #expect(
        Set(targets.compactMap { $0["id"] as? String })
          == Set(RuleID(rawValue: id).flatMap(Rule.named)?.criteria ?? []))
      for target in targets {
        #expect(taxa[try #require(target["index"] as? Int)]["id"] as? String == target["id"] as? String)
      }
    }
  }

  @Test("A component that was not judged makes the run unsuccessful, and says so")
  func unsuccessful() throws {
    let good = try #require((run(Sample.report, .full)["invocations"] as? [Object])?.first)
    #expect(good["executionSuccessful"] as? Bool == true)
    #expect(good["endTimeUtc"] as? String == "2026-01-02T03:04:05Z")
    for profile in ReportContext.Profile.allCases {
      let bad = try #require((run(Sample.rich, profile)["invocations"] as? [Object])?.first)
      #expect(bad["executionSuccessful"] as? Bool == false)
      let told = try #require(bad["toolExecutionNotifications"] as? [Object])
      #expect(
        told.map { "\($0["level"] ?? "") \(($0["message"] as? Object)?["text"] ?? "")" } == [
          "error Tickets was not judged: dark: the component trapped",
          "warning Tickets: not looked at: states beyond the first 3 states: there are more than were walked",
          "warning Copies: not audited",
          "warning this is part 1 of 2: what the other parts judge is not in it",
        ])
    }
  }

  @Test("Parts of a run are categories of their own")
  func categories() throws {
    func id(_ report: AuditReport) throws -> String? {
      (try run(report, .github)["automationDetails"] as? [String: String])?["id"]
    }
    #expect(try id(Sample.report) == "aloud/audit/")
    #expect(try id(Sample.rich) == "aloud/audit/part-1-of-2/")
  }

  @Test("A label is no link and no placeholder")
  func messages() { #expect(SARIFText.plain("[a](https://x) {0}") == "\\[a\\](https://x) {{0}}") }
}
