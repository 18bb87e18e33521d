import Auditing
import Semantics
import Testing

/// A small screen, and what one rule finds on it: “path: message”, with the outcome before it where it is a review.
struct NameScreen: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let nodes: [SemanticNode]
  var locale = "en_US"
  var withheld: [WithheldNode] = []
  let findings: [String]

  init(
    _ description: String, _ nodes: SemanticNode..., locale: String = "en_US", withheld: [WithheldNode] = [],
    finds findings: String...
  ) {
    testDescription = description
    self.nodes = nodes
    self.locale = locale
    self.withheld = withheld
    self.findings = findings
  }

  @MainActor
  func findings(of rule: RuleID) -> [String] {
    let environment = SemanticEnvironment(locale: locale)
    let tree = SemanticTree(environment: environment, nodes: nodes, withheld: withheld)
    let subject = Audit.Subject(
      name: "Screen", source: SourceLocation(file: "Screen.swift", line: 1), isAlive: false
    ) { _ in DocumentHost(tree) }
    return Audit(rules: [Rule.named(rule)!]).judge(subject, in: environment).findings.map {
      "\($0.path): \($0.message)" + ($0.reason.map { " (\($0.rawValue))" } ?? "")
    }
  }
}

extension SemanticNode {
  static func node(
    _ id: NodeID, _ role: Role, _ label: String?, value: String? = nil, traits: Traits = [],
    actions: [SemanticAction] = [.activate], drawn: [String] = [], children: [SemanticNode] = [],
    change: (inout SemanticNode) -> Void = { _ in }
  ) -> SemanticNode {
    var node = SemanticNode(
      id: id, role: role, traits: traits, label: label, value: value, actions: actions, children: children)
    node.drawn = drawn
    change(&node)
    return node
  }

  static func group(_ id: NodeID, _ label: String?, _ children: SemanticNode...) -> SemanticNode {
    node(id, .group, label, actions: [], children: children) { $0.container = .semanticGroup }
  }
}
