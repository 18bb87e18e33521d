import Semantics

extension Rule {
  static let namePlaceholderOnly = Rule(
    .namePlaceholderOnly, "A field has a name beside its placeholder",
    why: """
      A placeholder goes as soon as something is typed: whoever comes back to the field hears what stands in it, and not \
      what it is for. In SwiftUI the title of a text field is its placeholder and nothing else. A text just before the \
      field that says the same stays.
      """,
    policy: .wcag, impact: .serious, criteria: ["3.3.2", "4.1.2"],
    fix:
      "Add accessibilityLabel(_:), put the field into LabeledContent, or pass the example as the prompt beside a title.",
    failing: Example("a field with a placeholder alone", field(nil)),
    passing: Example("the field with a name as well", field("Town")),
    check: .node { node, verdicts in
      guard node.isField, node.isStop, node.node.placeholder.flatMap(AuditedNode.name) != nil else { return }
      // What a search field is for is said by what it is.
      guard node.name == nil, !node.isSearchField else { return verdicts.pass() }
      if standsAbove(node) || isNamedByButton(node) { return verdicts.pass() }
      verdicts.fail(
        node, "only the placeholder “\(escaped(node.node.placeholder ?? ""))” names the field, until something is typed"
      )
    })

  /// Whether the text just before the field says the same words, and stays when something is typed.
  private static func standsAbove(_ node: AuditedNode) -> Bool {
    let placeholder = SpokenWords(node.node.placeholder ?? "")
    return node.textsBefore.first.map { SpokenWords($0).begins(with: placeholder) } ?? false
  }

  /// Whether the button right after the field says what the field is for, as “Search” does after “Search products”.
  private static func isNamedByButton(_ node: AuditedNode) -> Bool {
    guard let button = node.stopAfter, button.traits.contains(.button), let name = button.name else { return false }
    return SpokenWords(node.node.placeholder ?? "").begins(with: SpokenWords(name))
  }

  private static func field(_ label: String?) -> SemanticNode {
    SemanticNode(id: "town", role: .textField, label: label).with { $0.placeholder = "Leiden" }
  }
}
