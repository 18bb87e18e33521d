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
      let exposed = node.exposedStates
      guard !exposed.isEmpty, let list = node.spokenWordList else { return }
      let words = SpokenWords(name)
      let state = exposed.lazy.flatMap { list.states[$0] ?? [] }.first { words.ends(with: SpokenWords($0)) }
      // A name that is nothing but a state has its own rule.
      guard let state, SpokenWords(state) != words else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) holds its state, “\(state)”, which is spoken anyway")
    })

  private static func wrap(_ label: String) -> SemanticNode {
    SemanticNode(id: "wrap", role: .toggle, label: label, actions: [.activate]).with { $0.toggle = .on }
  }
}

extension AuditedNode {
  /// The states that a reader speaks of the node.
  var exposedStates: [WordList.State] {
    var states: [WordList.State] = []
    if !node.isEnabled { states.append(.dimmed) }
    if self.traits.contains(.selected) { states.append(.selected) }
    guard node.hasRareFacets else { return states }
    switch node.toggle {
    case .on: states.append(.on)
    case .off: states.append(.off)
    default: break
    }
    if let isExpanded = node.isExpanded { states.append(isExpanded ? .expanded : .collapsed) }
    return states
  }
}
