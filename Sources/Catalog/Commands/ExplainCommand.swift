import Auditing
import Foundation
import GoldenSpecs
import Narration
import Semantics

/// Explains a rule with its two examples, spoken.
enum ExplainCommand: Command {
  static let name = "explain"
  static let summary = "explain a rule, with a failing and a passing example"
  static let usage = "explain RULE"
  static let options: [CommandOption] = []
  static let takesScenario = false
  static let discussion = "“rules” lists the names."

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.operands.count == 1 else { throw UsageError("explain takes the name of one rule") }
    let word = invocation.operands[0]
    guard let rule = RuleID(rawValue: word).flatMap(Rule.named) else {
      let names = Rule.all.map(\.id.rawValue)
      throw UsageError(
        "unknown rule \(quoted(word)); \(suggestion(for: word, among: names, otherwise: "“rules” lists the names"))")
    }
    var lines = ["\(rule.id.rawValue): \(rule.title)", ""]
    lines += [rule.why, ""]
    lines += ["impact: \(rule.impact.rawValue)", "policy: \(rule.policy.rawValue)"]
    if !rule.criteria.isEmpty { lines.append("WCAG: " + rule.criteria.joined(separator: ", ")) }
    lines += ["to mend it: \(rule.fix)", ""]
    lines += try example(rule.failing, "fails", rule) + [""]
    lines += try example(rule.passing, "passes", rule)
    Output.lines(lines)
    return .clean
  }

  /// What is heard of an example, and what the rule says of it.
  private static func example(_ example: Example, _ verdict: String, _ rule: Rule) throws -> [String] {
    let subject = Audit.Subject(name: "example", source: SourceLocation(file: "example", line: 1)) {
      example.makeHost($0)
    }
    let findings = Audit(rules: [rule]).judge(subject, in: SemanticEnvironment()).findings
    let gestures = findings.first?.gestures ?? []
    let body = try Replay.lines(
      of: gestures.isEmpty ? [.read] : gestures, scenario: Scenario(), showsGestures: !gestures.isEmpty,
      explains: false
    ) { example.makeHost($0) }
    return ["This \(verdict): \(example.caption)"] + body.lines.map { "    " + $0 }
      + findings.map { "  → \($0.message)" }
  }
}
