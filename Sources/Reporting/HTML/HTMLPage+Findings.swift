import Auditing
import GoldenSpecs
import Semantics

// The findings once more, by what somebody has to do about them.
extension HTMLPage {
  /// The findings by the criterion of WCAG that they bear on.
  var criteria: HTML {
    let asked = report.rules.compactMap(Rule.named)
    let numbers = Set(asked.flatMap(\.criteria))
    let covered = SuccessCriterion.all.filter { numbers.contains($0.number) }
    let duties = SuccessCriterion.all.filter { $0.level != .aaa }
    let open = duties.count { !numbers.contains($0.number) }
    var parts: [HTML] = [
      """
      <p>The rules that were asked bear on \(counted(covered.count, "criterion", "criteria")) of WCAG 2.2. The other \(open) of \
      the \(duties.count) at levels A and AA need tests of another kind. No rule proves that a criterion is met.</p>
      """
    ]
    parts += covered.map { criterion in
      let rules = asked.filter { $0.criteria.contains(criterion.number) }
      return part(criterion.title, of: rules)
    }
    let others = asked.filter { $0.criteria.isEmpty }
    if !others.isEmpty { parts.append(part("Rules without a criterion", of: others)) }
    return "\(parts)"
  }

  private func part(_ title: String, of rules: [Rule]) -> HTML {
    let ids = Set(rules.map(\.id))
    let codes = rules.map { "<code>\($0.id.rawValue)</code>" as HTML }.joined(separator: ", ")
    let body = links(to: findings.filter { ids.contains($0.finding.rule) }, empty: "No finding.") { $0.status }
    return """
      <h3>\(title)</h3>
      <p>Asked: \(codes)</p>
      \(body)
      """
  }

  /// What a person has to look at, by the reason.
  var reviews: HTML {
    let open = findings.filter(\.isOpenReview)
    guard !open.isEmpty else { return "<p>Nothing.</p>" }
    let reasons: [ReviewReason?] = ReviewReason.allCases + [nil]
    let parts = reasons.compactMap { reason -> HTML? in
      let findings = open.filter { $0.finding.reason == reason }
      guard let first = findings.first else { return nil }
      return """
        <h3>Because \(first.written.reason ?? "no rule can tell")</h3>
        \(links(to: findings))
        """
    }
    return "\(parts)"
  }

  var ignored: HTML {
    let list = links(to: findings.filter { $0.finding.ignored != nil }) {
      "ignored because: \($0.finding.ignored ?? "")"
    }
    return "\(list)\(rest("Ignored rules that nothing was found for", report.unusedIgnores))"
  }

  var known: HTML {
    let list = links(to: findings.filter { $0.finding.ignored == nil && $0.finding.isKnown })
    return "\(list)\(rest("Entries that nothing matches, or that have expired", report.staleEntries))"
  }

  private func rest(_ title: String, _ entries: [String]) -> HTML {
    guard !entries.isEmpty else { return "" }
    return """

      <h3>\(title)</h3>
      \(Self.list(entries))
      """
  }

  /// A list of links to findings, each with a remark behind it.
  private func links(
    to findings: [HTMLFinding], empty: String = "Nothing.", remark: (HTMLFinding) -> String? = { _ in nil }
  ) -> HTML {
    guard !findings.isEmpty else { return "<p>\(empty)</p>" }
    let items = findings.map { finding -> HTML in
      let remark = remark(finding).map { " – \($0)" } ?? ""
      return """
        <li><a href="#\(finding.anchor)">\(finding.finding.component): \(finding.written.wrong)</a>\(remark)</li>
        """
    }
    return """
      <ul>
      \(items)
      </ul>
      """
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}
