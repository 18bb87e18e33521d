import Auditing
import Semantics
import Testing

/// Each rule is shown its own two examples.
@MainActor
struct RuleExampleTests {
  private func audit(_ example: Example, with rule: Rule) -> ComponentAudit {
    Audit(rules: [rule]).judge(
      Audit.Subject(name: "Example", source: SourceLocation(file: "Example.swift", line: 1)) {
        example.makeHost($0)
      }, in: SemanticEnvironment())
  }

  @Test("The failing example fails, and names the node", arguments: Rule.all)
  func failing(_ rule: Rule) {
    let result = audit(rule.failing, with: rule)
    #expect(result.errors == [])
    #expect(result.findings.contains { $0.rule == rule.id && $0.outcome != .pass }, "\(rule.id.rawValue)")
  }

  @Test("The passing example passes", arguments: Rule.all)
  func passing(_ rule: Rule) {
    let result = audit(rule.passing, with: rule)
    #expect(result.errors == [])
    #expect(result.findings.map(\.message) == [], "\(rule.id.rawValue)")
    #expect(result.counts[rule.id]?.outcome == .pass, "\(rule.id.rawValue)")
  }
}
