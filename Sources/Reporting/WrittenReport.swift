import Auditing
import Semantics

/// A report's findings in the words that all formats share.
struct WrittenReport {
  let components: [(component: ComponentAudit, place: Place, findings: [WrittenFinding])]

  init(_ report: AuditReport, in context: ReportContext) {
    var fingerprints: [String: Int] = [:]
    components = report.components.map { component in
      let findings = component.findings.map { finding in
        var written = WrittenFinding(finding, of: component, in: context)
        let count = fingerprints[finding.fingerprint, default: 0] + 1
        fingerprints[finding.fingerprint] = count
        // Readers drop a second finding that has the fingerprint of another.
        if count > 1 { written.fingerprint += "-\(count)" }
        return written
      }
      return (component, Place(component.source, in: context), findings)
    }
  }

  var findings: [WrittenFinding] { components.flatMap(\.findings) }

  /// What is neither ignored nor known, the worst first, failures before reviews.
  var openByImpact: [WrittenFinding] {
    let open = findings.filter { $0.accepted == nil }
    return open.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.isReview != b.isReview { return b.isReview }
      if a.finding.level != b.finding.level { return a.finding.level.rank > b.finding.level.rank }
      if a.finding.impact != b.finding.impact { return a.finding.impact > b.finding.impact }
      return left.offset < right.offset
    }.map(\.element)
  }
}

extension Level {
  fileprivate var rank: Int { Level.allCases.firstIndex(of: self) ?? 0 }
}

extension AuditReport {
  /// The rules that were asked, each once, then any that a finding has beside them.
  var allRules: [RuleID] {
    var known: Set<RuleID> = []
    return (rules + findings.map(\.rule)).filter { known.insert($0).inserted }
  }
}
