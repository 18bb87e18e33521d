import Semantics

extension Rule {
  static let pickerTitleLost = Rule(
    .pickerTitleLost, "Segments are spoken with what they are about",
    why: """
      The title of a segmented picker is neither drawn nor spoken: its segments stand alone, “Cow, selected, button, 1 of \
      2”. So does the button of a compact date picker, which is called “Date Picker”. A group around them with a label is spoken when somebody comes to the first.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.3.1", "4.1.2"],
    fix: "Put accessibilityElement(children: .contain) and accessibilityLabel(_:) on the picker.",
    failing: Example("segments with a title", segment("cow", "Cow", 1), segment("oat", "Oat", 2)),
    passing: Example(
      "segments in a group",
      SemanticNode(
        id: "milk", role: .group, label: "Milk", children: [segment("cow", "Cow", 1), segment("oat", "Oat", 2)]
      ).with { $0.container = .semanticGroup }),
    check: .node { node, verdicts in
      if node.node.role == .datePicker, node.node.isOfSystem { return judgeDate(node, &verdicts) }
      guard node.node.role == .segment, node.isStop, node.node.position?.index == 1 else { return }
      guard !node.isInsideNamed else { return verdicts.pass() }
      let title = node.absorbed.first { $0.entry.withheld == .control }?.name
      verdicts.fail(
        node,
        title.map { "the title “\(escaped($0))” is not spoken with its segments" }
          ?? "nothing is spoken of what the segments are about")
    })

  /// The button of a compact date picker has the system's name until it is given one.
  private static func judgeDate(_ node: AuditedNode, _ verdicts: inout Verdicts) {
    guard node.spokenWordList?.language == "en", let name = node.name, !node.isInsideNamed else {
      return verdicts.pass()
    }
    guard ["Date Picker", "Time Picker", "Date and Time Picker"].contains(name) else { return verdicts.pass() }
    verdicts.fail(node, "the date picker is called \(node.title), and its own title is not spoken with its button")
  }

  private static func segment(_ id: NodeID, _ label: String, _ index: Int) -> SemanticNode {
    SemanticNode(id: id, role: .segment, traits: .button, label: label, actions: [.activate])
      .with { $0.position = Position(index: index, count: 2) }
  }
}
