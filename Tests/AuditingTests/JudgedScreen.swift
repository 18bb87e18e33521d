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
    let audit = audit(rule, tree)
    return audit.findings.map { finding in
      let reason = finding.reason.map { " (\($0.rawValue))" } ?? ""
      return "\(finding.outcome)\(reason) \(finding.path): \(finding.message)"
    } + audit.notLookedAt.filter { !$0.contains("a tree from a file") }.map { "left out: \($0)" }
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

  /// The findings of one rule on a component that all rules judge: outcome, line and message.
  ///
  /// - Parameter first: The line that lines are counted from.
  static func lines(
    _ rule: RuleID, in view: some View, from first: Int, environment: SemanticEnvironment = SemanticEnvironment()
  ) -> [String] {
    audit(view, in: environment).findings.filter { $0.rule == rule }.map {
      "\($0.outcome) +\($0.source.line - first): \($0.message)"
    }
  }

  /// Whether all rules together leave out one on a component.
  static func isClean(
    of rule: RuleID, _ view: some View, environment: SemanticEnvironment = SemanticEnvironment()
  ) -> Bool {
    !audit(view, in: environment).findings.contains { $0.rule == rule }
  }

  private static func audit(_ view: some View, in environment: SemanticEnvironment) -> ComponentAudit {
    Audit(limits: Explorer.Limits(states: 8, steps: 60)).judge(
      Audit.Subject(name: "Screen", source: SourceLocation(file: "Screen.swift", line: 1)) {
        try MountedView(view, environment: $0)
      }, in: environment)
  }
}
