import Semantics

extension Rule {
  static let nameEqualsValue = Rule(
    .nameEqualsValue, "Names differ from values",
    why: """
      Where the label is the value, a reader says the same thing twice and never what it is about. What a person typed \
      into a field is left alone.
      """,
    policy: .wcag, impact: .moderate, criteria: ["4.1.2"],
    fix: "Let accessibilityLabel(_:) say what the value is of.",
    failing: Example("a number named after itself", .adjustable("quantity", "2", value: "2")),
    passing: Example("a number with a name", .adjustable("quantity", "Quantity", value: "2")),
    check: .node { node, verdicts in
      let it = node.node
      guard let text = it.value, it.label != nil, node.isStop, !node.isField, let name = node.name,
        let value = AuditedNode.name(text)
      else { return }
      guard name.lowercased() == value.lowercased() else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) is the value itself")
    })
}
