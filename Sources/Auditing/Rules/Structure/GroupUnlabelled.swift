import Semantics

extension Rule {
  static let groupUnlabelled = Rule(
    .groupUnlabelled, "Switches under a caption are a group with its name",
    why: """
      “Replies, switch, off” does not say that it is about notifications: the caption above is a text of its own, and \
      whoever goes from control to control does not hear it. A heading is found by other ways and is left alone, and \
      so is a whole sentence.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.3.1"],
    fix: "Put the caption and the controls into accessibilityElement(children: .contain) with accessibilityLabel(_:).",
    failing: Example(
      "two switches under a caption", .text("caption", "Notify me about"), toggle("replies", "Replies"),
      toggle("mentions", "Mentions")),
    passing: Example(
      "the switches in a group",
      SemanticNode(
        id: "group", role: .group, label: "Notify me about",
        children: [toggle("replies", "Replies"), toggle("mentions", "Mentions")]
      ).with { $0.container = .semanticGroup }),
    check: .tree { tree, verdicts in
      for node in tree.nodes where isChoice(node) {
        guard let previous = node.precedingSibling, !isChoice(previous), let next = node.next, isChoice(next),
          next.node.role == node.node.role
        else { continue }
        guard !node.isInsideNamed, isCaption(previous) else {
          verdicts.pass()
          continue
        }
        verdicts.fail(
          node, "\(node.title) and \(next.title) stand under \(previous.title), and in no group with its name")
      }
      for node in tree.nodes where !node.children.isEmpty && node.name != nil && node.node.container != nil {
        if node.childNodes.count(where: isChoice) > 1 { verdicts.pass() }
      }
    })

  /// Whether a control is one of those that a caption usually stands above: a switch, or one of several to choose from.
  private static func isChoice(_ node: AuditedNode) -> Bool {
    guard node.isStop, node.name != nil else { return false }
    if node.node.role == .toggle || node.traits.contains(.toggle) { return true }
    guard node.traits.contains(.button), node.node.role != .segment else { return false }
    // The rows of a picker are chosen under its own title.
    guard !node.absorbed.isEmpty || node.appearance?.tap == .gesture else { return false }
    return node.traits.contains(.selected) || hasSelectedTwin(node)
  }

  private static func hasSelectedTwin(_ node: AuditedNode) -> Bool {
    [node.previous, node.next].contains { twin in
      guard let twin else { return false }
      return twin.traits.contains(.selected) && twin.traits.contains(.button) && twin.node.role == node.node.role
    }
  }

  private static func isCaption(_ node: AuditedNode) -> Bool {
    guard node.node.role == .text, !node.traits.contains(.header), node.actions.isEmpty, let name = node.name else {
      return false
    }
    return name.count < 50 && !name.hasSuffix(".") && !name.hasSuffix("!")
  }

  private static func toggle(_ id: NodeID, _ label: String) -> SemanticNode {
    SemanticNode(id: id, role: .toggle, traits: [.toggle, .button], label: label, actions: [.activate])
      .with { $0.toggle = .off }
  }
}
