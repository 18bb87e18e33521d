import Semantics

extension Rule {
  static let nameContainsState = Rule(
    .nameContainsState, "Names do not hold the state",
    why: """
      A reader says by itself whether a switch is on and whether something is selected, expanded or dimmed. “Gift wrap \
      on” is heard as “Gift wrap on, on”, and it changes its name under whoever looks for it.
      """,
    policy: .wcag, impact: .moderate, criteria: ["4.1.2"],
    fix: "Let the label say what it is of, whatever the state.",
    failing: Example("a switch with its state in the label", wrap("Gift wrap, on")),
    passing: Example("a switch with its name alone", wrap("Gift wrap")),
    check: .node { node, verdicts in
      guard node.isStop, node.isActionable, let name = node.name else { return }
      let exposed = states(of: node)
      guard !exposed.isEmpty, let list = node.spokenWordList else { return }
      let states = exposed.flatMap { list.states[$0] ?? [] }
      let words = SpokenWords(name)
      // A name of one word that is a state says nothing else: that has its own rule.
      guard words.words.count > 1, let last = words.words.last, states.contains(last) else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) holds its state, “\(last)”, which is spoken anyway")
    })

  /// The states of the node that a reader speaks.
  private static func states(of node: AuditedNode) -> [WordList.State] {
    var states: [WordList.State] = []
    if !node.node.isEnabled { states.append(.dimmed) }
    if node.traits.contains(.selected) { states.append(.selected) }
    guard node.hasRareFacets else { return states }
    if node.node.toggle != nil { states.append(.toggled) }
    if node.node.isExpanded != nil { states.append(.expanded) }
    return states
  }

  private static func wrap(_ label: String) -> SemanticNode {
    SemanticNode(id: "wrap", role: .toggle, label: label, actions: [.activate]).with { $0.toggle = .on }
  }
}
