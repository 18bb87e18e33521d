import Semantics

extension Rule {
  static let pickerLabelHidesValue = Rule(
    .pickerLabelHidesValue, "A menu picker keeps its value",
    why: """
      On a device, accessibilityLabel(_:) on a picker that is a menu takes the place of all that it says, its value too: \
      nobody who listens learns what is chosen. The picker's own title does not.
      """,
    policy: .experimental, impact: .serious, criteria: ["4.1.2"],
    fix: "Name the picker by its title, with labelsHidden() where it is not to be seen.",
    failing: Example("a menu with a label of its own", picker("Choose a size"), withheld: [title]),
    passing: Example("a menu with its title", picker("Size"), withheld: [title]),
    check: .node { node, verdicts in
      guard node.node.role == .picker, node.value != nil, node.isStop, let name = node.name else { return }
      let titles = node.absorbed.filter { $0.entry.withheld == .control }.compactMap(\.name)
      guard !titles.isEmpty else { return }
      guard titles.joined(separator: ", ") != name else { return verdicts.pass() }
      verdicts.fail(
        node, "the label “\(escaped(name))” takes the place of the value “\(escaped(node.value ?? ""))” on a device")
    })

  private static let title = WithheldNode(node: .text("title", "Size"), reason: .control, owner: "size")

  private static func picker(_ label: String) -> SemanticNode {
    SemanticNode(id: "size", role: .picker, traits: .button, label: label, value: "Medium", actions: [.activate])
  }
}
