import Auditing
import HeadlessUI
import Semantics

/// What rules say of a screen, in lines that tests can read.
@MainActor
enum JudgedScreen {
  /// The findings of one rule on a screen that stays as it is: outcome, place and message.
  static func lines(
    _ rule: Rule, _ nodes: [SemanticNode], withheld: [WithheldNode] = [], motions: [DeclaredMotion] = [],
    in environment: SemanticEnvironment = SemanticEnvironment()
  ) -> [String] {
    let tree = SemanticTree(environment: environment, nodes: nodes, withheld: withheld, motions: motions)
    return audit(rule, tree).findings.map(line)
  }

  /// How one rule comes out on a screen that stays as it is.
  static func outcome(
    _ rule: Rule, _ nodes: [SemanticNode], withheld: [WithheldNode] = [], motions: [DeclaredMotion] = [],
    in environment: SemanticEnvironment = SemanticEnvironment()
  ) -> Outcome? {
    let tree = SemanticTree(environment: environment, nodes: nodes, withheld: withheld, motions: motions)
    return audit(rule, tree).counts[rule.id]?.outcome
  }

  private static func audit(_ rule: Rule, _ tree: SemanticTree) -> ComponentAudit {
    Audit(rules: [rule], circumstances: []).judge(
      Audit.Subject(name: "Screen", source: SourceLocation(file: "Screen.swift", line: 1), isAlive: false) { _ in
        DocumentHost(tree)
      }, in: tree.environment)
  }

  /// The findings of one rule on a component, which all rules judge: outcome, line and message.
  ///
  /// Lines count from the first line of the fixture.
  static func lines<V: View>(
    _ rule: RuleID, of view: V, from first: Int, in environment: SemanticEnvironment = SemanticEnvironment()
  ) -> [String] {
    audit(view, in: environment).findings.filter { $0.rule == rule }.map {
      "\($0.outcome) +\($0.source.line - first): \($0.message)"
    }
  }

  /// The rules that find something in a component.
  static func rules<V: View>(
    finding outcome: Outcome = .fail, in view: V, environment: SemanticEnvironment = SemanticEnvironment()
  ) -> Set<RuleID> {
    Set(audit(view, in: environment).findings.filter { $0.outcome == outcome }.map(\.rule))
  }

  static func audit<V: View>(_ view: V, in environment: SemanticEnvironment) -> ComponentAudit {
    Audit().judge(
      Audit.Subject(name: "Screen", source: SourceLocation(file: "Screen.swift", line: 1)) {
        try MountedView(view, environment: $0)
      }, in: environment)
  }

  private static func line(_ finding: Finding) -> String {
    let reason = finding.reason.map { " (\($0.rawValue))" } ?? ""
    return "\(finding.outcome)\(reason) \(finding.path): \(finding.message)"
  }
}
