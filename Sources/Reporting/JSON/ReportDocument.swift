import Auditing
import Foundation
import GoldenSpecs
import Semantics

/// The report as a program reads it; ``ReportSchema`` tells what stands where.
struct ReportDocument {
  /// Raised when a program that reads the format could be misled by what is new.
  static let version = 1

  let report: AuditReport
  let context: ReportContext

  var value: JSONValue {
    .object([
      "format": .string("aloud-audit"),
      "version": .number(ReportDocument.version),
      "tool": .object(["name": .string(context.tool), "version": context.version.map(JSONValue.string)]),
      "date": context.date.map { .string($0.formatted(.iso8601)) },
      "configuration": .string(report.configuration),
      "part": report.shard.map {
        .object(["index": .number($0.index), "count": .number($0.count), "planned": .strings($0.planned)])
      },
      "summary": summary(Tally(report)),
      "components": .array(WrittenReport(report, in: context).components.map(component)),
      "rules": .array(report.allRules.map(rule)),
      "notLookedAt": .strings(Gaps(report).sentences),
      "unaudited": .strings(report.unaudited),
      "staleEntries": .strings(report.staleEntries),
      "unusedIgnores": .strings(report.unusedIgnores),
    ])
  }

  private func summary(_ tally: Tally) -> JSONValue {
    .object([
      "failures": .number(tally.failures), "reviews": .number(tally.reviews), "known": .number(tally.known),
      "ignored": .number(tally.ignored), "errors": .number(tally.errors), "rulesPassed": .number(tally.passed),
      "rulesNotApplicable": .number(tally.inapplicable),
    ])
  }

  private func component(_ component: ComponentAudit, place: Place, findings: [WrittenFinding]) -> JSONValue {
    .object([
      "component": .string(component.component),
      "source": source(place),
      "summary": summary(Tally(component)),
      "findings": .array(findings.map(finding)),
      "outcomes": .members(
        report.allRules.compactMap { rule in component.counts[rule].map { (rule.rawValue, outcome($0)) } }),
      "environments": .strings(component.environments),
      "states": .number(component.states),
      "steps": .number(component.steps),
      "transcript": .strings(component.transcript),
      "notLookedAt": .strings(component.notLookedAt),
      "errors": .strings(component.errors),
    ])
  }

  private func outcome(_ count: ComponentAudit.Count) -> JSONValue {
    .object([
      "outcome": .string(count.outcome.rawValue), "pass": .number(count.pass), "fail": .number(count.fail),
      "review": .number(count.review), "error": .number(count.error),
    ])
  }

  private func finding(_ written: WrittenFinding) -> JSONValue {
    let finding = written.finding
    return .object([
      "rule": .string(finding.rule.rawValue),
      "outcome": .string(finding.outcome.rawValue),
      "reason": finding.reason.map { .string($0.rawValue) },
      "level": .string(finding.level.rawValue),
      "impact": .string(finding.impact.rawValue),
      "message": .string(finding.message),
      "source": source(written.place),
      "path": .string(finding.path),
      "role": .string(finding.role.rawValue),
      "occurrence": .number(finding.occurrence),
      "fingerprint": .string(written.fingerprint),
      "spokenNow": .strings(finding.now),
      "shouldBe": finding.want.map(JSONValue.string),
      "environments": .strings(finding.circumstances),
      "gestures": .strings(finding.gestures.map { GestureText.text(of: $0) }),
      "ignored": finding.ignored.map(JSONValue.string),
      "known": .bool(finding.isKnown),
    ])
  }

  private func source(_ place: Place) -> JSONValue {
    .object(["file": .string(place.path), "line": .number(place.line)])
  }

  private func rule(_ id: RuleID) -> JSONValue {
    let rule = Rule.named(id)
    return .object([
      "id": .string(id.rawValue),
      "title": rule.map { .string($0.title) },
      "why": rule.map { .string($0.why) },
      "fix": rule.map { .string($0.fix) },
      "policy": rule.map { .string($0.policy.rawValue) },
      "impact": rule.map { .string($0.impact.rawValue) },
      "criteria": .strings(rule?.criteria ?? []),
    ])
  }
}
