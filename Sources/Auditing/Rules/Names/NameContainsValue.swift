import Semantics

extension Rule {
  static let nameContainsValue = Rule(
    .nameContainsValue, "Names do not hold the value",
    why: """
      “Quantity 2” as the name of a control whose value is 2 is heard as “Quantity 2, 2”, and changes under whoever \
      looks for it by name. What a person typed, and values that are states such as “on”, are left alone.
      """,
    policy: .wcag, impact: .moderate, criteria: ["4.1.2"],
    fix: "Let the label say what it is, and accessibilityValue(_:) how much.",
    failing: Example("a value in the label", .adjustable("quantity", "Quantity 2", value: "2")),
    passing: Example("the value where it belongs", .adjustable("quantity", "Quantity", value: "2")),
    check: .node { node, verdicts in
      let it = node.node
      guard let text = it.value, !text.isEmpty, it.label != nil, node.isStop, !node.isField, let name = node.name
      else { return }
      let value = SpokenWords(text)
      guard !value.isEmpty, node.spokenWordList?.allStates.contains(text.lowercased()) != true else { return }
      let words = SpokenWords(name)
      // A label that is nothing but the value has its own rule.
      guard words != value, words.contains(value) else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) holds its own value, “\(escaped(text))”")
    })
}
