import Auditing
import Semantics

extension ReportFormat {
  static let gitlab = ReportFormat("gitlab", "for GitLab's code quality widget") { report, context in
    GitLabReport(report: report, context: context).value.text
  }
}

/// GitLab's code quality report: a list of issues, of which it drops all but the first with one fingerprint.
private struct GitLabReport {
  let report: AuditReport
  let context: ReportContext

  private struct Issue {
    let description: String
    let check: String
    var fingerprint: String
    let severity: String
    let place: Place

    var value: JSONValue {
      .object([
        "description": .string(line(description)),
        "check_name": .string(check),
        "fingerprint": .string(fingerprint),
        "severity": .string(severity),
        "location": .object([
          "path": .string(place.path), "lines": .object(["begin": .number(place.line)]),
        ]),
      ])
    }
  }

  var value: JSONValue {
    var counts: [String: Int] = [:]
    return .array(
      issues.map { issue in
        var issue = issue
        let count = counts[issue.fingerprint, default: 0] + 1
        counts[issue.fingerprint] = count
        if count > 1 { issue.fingerprint += "-\(count)" }
        return issue.value
      })
  }

  private var issues: [Issue] {
    let written = WrittenReport(report, in: context)
    let found = written.openByImpact.map { finding in
      Issue(
        description: finding.reason.map { "\(finding.wrong); to be looked at because \($0)" } ?? finding.wrong,
        check: finding.finding.rule.rawValue, fingerprint: finding.fingerprint, severity: severity(of: finding),
        place: finding.place)
    }
    let broken = written.components.flatMap { component, place, _ in
      component.errors.map { error in
        gap("not-judged", "\(component.component) was not judged: \(error)", component.component, place, "blocker")
      }
        + component.notLookedAt.map { gap in
          self.gap("not-looked-at", "\(component.component): not looked at: \(gap)", component.component, place, "info")
        }
    }
    return found + broken
      + report.unaudited.map { gap("not-audited", "\($0): not audited", $0, .package, "info") }
  }

  private func gap(
    _ check: String, _ description: String, _ component: String, _ place: Place, _ severity: String
  ) -> Issue {
    Issue(
      description: description, check: check, fingerprint: Auditing.fingerprint(of: "\(check) \(component)"),
      severity: severity, place: place)
  }

  private func severity(of finding: WrittenFinding) -> String {
    guard !finding.isReview, !finding.isOnTrial else { return "info" }
    return switch finding.finding.impact {
    case .minor: "minor"
    case .moderate: "major"
    case .serious: "critical"
    case .critical: "blocker"
    }
  }
}
