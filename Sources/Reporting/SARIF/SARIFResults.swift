import Auditing
import GoldenSpecs
import Semantics

/// The results of a run: what was found and, in the full profile, what passed and what did not apply.
struct SARIFResults {
  /// GitHub refuses a run with more results.
  static let mostForGitHub = 25_000
  /// GitHub shows no more of them, the most severe first.
  private static let shownByGitHub = 5_000

  let report: AuditReport
  let context: ReportContext
  let value: JSONValue
  /// Results that were left out because GitHub would have refused the rest with them.
  let omitted: Int

  /// - Parameter most: How many results there may be in GitHub's profile.
  init(report: AuditReport, context: ReportContext, rules: [RuleID], most: Int = mostForGitHub) {
    self.report = report
    self.context = context
    let places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
    let written = WrittenReport(report, in: context)
    guard context.profile == .full else {
      let open = written.openByImpact.filter { !$0.isReview }
      omitted = max(0, open.count - most)
      let kept = open.prefix(most)
      value = .array(kept.map { SARIFResult($0, ruleIndex: places[$0.finding.rule] ?? -1, baseline: nil).github })
      return
    }
    omitted = 0
    let hasBaseline = !report.known.isEmpty || !report.staleEntries.isEmpty
    var results: [JSONValue] = []
    for (component, place, findings) in written.components {
      results += findings.map { finding in
        SARIFResult(
          finding, ruleIndex: places[finding.finding.rule] ?? -1,
          baseline: hasBaseline ? (finding.finding.isKnown ? "unchanged" : "new") : nil
        ).full
      }
      for rule in rules {
        guard let count = component.counts[rule] else { continue }
        let kind = count.outcome == .pass ? "pass" : "notApplicable"
        guard count.outcome == .pass || count.outcome == .inapplicable else { continue }
        results.append(
          .object([
            "ruleId": .string(rule.rawValue), "ruleIndex": .number(places[rule] ?? -1), "kind": .string(kind),
            "level": .string("none"),
            "message": SARIFText.message(
              count.outcome == .pass
                ? "\(component.component) passes in \(counted(count.pass, "place"))"
                : "\(component.component) has nothing that the rule is about"),
            "locations": .array([
              .object([
                "physicalLocation": SARIFText.location(place),
                "logicalLocations": .array([SARIFResult.component(component.component)]),
              ])
            ]),
          ]))
      }
    }
    value = .array(results)
  }

  /// What GitHub does with so many results; nil while it takes and shows all of them.
  static func remark(on count: Int) -> String? {
    if count > mostForGitHub {
      return """
        \(count) results; GitHub takes \(mostForGitHub) and shows \(shownByGitHub), so that the \
        \(count - mostForGitHub) with the least impact were left out
        """
    }
    return count > shownByGitHub ? "\(count) results; GitHub shows the \(shownByGitHub) most severe" : nil
  }
}
