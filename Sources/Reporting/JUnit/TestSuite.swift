import Auditing
import GoldenSpecs
import Semantics

/// A component as a suite, each of its rules a case.
struct TestSuite {
  let name: String
  let place: Place
  let cases: [TestCase]
  let transcript: [String]

  init(
    _ component: ComponentAudit, place: Place, findings: [WrittenFinding], rules: [RuleID], name: String
  ) {
    self.name = name
    self.place = place
    transcript = component.transcript
    var cases = [TestSuite.judged(component)]
    for rule in rules {
      let count = component.counts[rule] ?? ComponentAudit.Count()
      let findings = findings.filter { $0.finding.rule == rule }
      guard !findings.isEmpty || count.outcome != .inapplicable else { continue }
      cases.append(TestSuite.testCase(of: rule, findings, count: count))
    }
    if !component.notLookedAt.isEmpty {
      cases.append(
        TestCase(name: "not-looked-at", outcome: .skipped(message: line(component.notLookedAt.joined(separator: "; "))))
      )
    }
    self.cases = cases
  }

  /// A component that nobody looked at.
  init(unaudited name: String) {
    self.name = name
    place = .package
    transcript = []
    cases = [TestCase(name: "audit", outcome: .skipped(message: "not audited"))]
  }

  private static func judged(_ component: ComponentAudit) -> TestCase {
    guard let first = component.errors.first else { return TestCase(name: "audit", outcome: .passed) }
    return TestCase(
      name: "audit", outcome: .broken(message: line(first), text: component.errors.map(line).joined(separator: "\n")))
  }

  /// One case has one outcome: the worst of what was found; the rest is told in its output.
  private static func testCase(
    of rule: RuleID, _ findings: [WrittenFinding], count: ComponentAudit.Count
  ) -> TestCase {
    let failures = findings.filter { $0.accepted == nil && !$0.isReview && !$0.isOnTrial }
    let others = findings.filter { $0.accepted != nil || $0.isReview || $0.isOnTrial }
    let output = others.flatMap(paragraph)
    if let first = failures.first {
      let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      let text = failures.flatMap(paragraph).joined(separator: "\n")
      return TestCase(
        name: rule.rawValue,
        outcome: .failed(type: first.finding.impact.rawValue, message: line(first.wrong) + more, text: text),
        output: output)
    }
    if count.error > 0 {
      let message = "the rule could not be judged in \(counted(count.error, "place"))"
      return TestCase(name: rule.rawValue, outcome: .broken(message: message, text: ""), output: output)
    }
    guard let first = others.first else { return TestCase(name: rule.rawValue, outcome: .passed) }
    let why = first.accepted ?? (first.isReview ? "review" : "the rule is on trial")
    let more = others.count > 1 ? " (and \(others.count - 1) more)" : ""
    return TestCase(
      name: rule.rawValue, outcome: .skipped(message: line("\(why): \(first.wrong)") + more), output: output)
  }

  private static func paragraph(of written: WrittenFinding) -> [String] {
    let rows: [(String, String?)] = [
      ("who it hurts", written.hurts), ("spoken now", written.now), ("should be", written.want),
      ("to be looked at because", written.reason), ("after", written.way), ("seen in", written.seen),
      ("accepted", written.accepted), ("element", written.finding.path),
      ("criteria", written.rule.map { $0.criteria.joined(separator: ", ") }),
    ]
    let headline = "\(line(written.place.path)):\(written.place.line): \(written.word): \(line(written.wrong))"
    return [logLine(headline)] + rows.compactMap { name, text in text.map { "  \(name): \(line($0))" } }
  }
}
