import Semantics

extension Rule {
  static let strikethroughNotTold = Rule(
    .strikethroughNotTold, "What is struck out is told as such",
    why: """
      A line through a price says that it no longer holds. No reader speaks of the line: two prices are heard one after the \
      other, and nobody knows which is to be paid.
      """,
    policy: .experimental, impact: .serious, criteria: ["1.3.1"],
    fix: "Say it in accessibilityLabel(_:), such as “Old price: 60 euros”.",
    failing: Example("a price that is struck out", price("€60")),
    passing: Example("the price with a label", price("Old price: 60 euros")),
    check: .tree { tree, verdicts in
      for index in tree.entries.indices {
        let node = AuditedNode(tree: tree, place: index)
        guard node.hasRareFacets, node.appearance?.isStruckThrough == true, !node.node.drawn.isEmpty else { continue }
        switch node.entry.withheld {
        case nil, .combined, .control:
          // A word in front, or another label, may tell it.
          let isTold = node.name != node.visibleText || node.hasValue || isTold(node.visibleText)
          let owner = node.entry.owner.flatMap { tree.node($0) }
          if isTold || owner.map({ tells($0, node) }) == true {
            verdicts.pass()
          } else {
            verdicts.fail(node, "“\(escaped(node.visibleText))” is struck out, and nothing that is spoken tells it")
          }
        default: continue
        }
      }
    })

  /// Whether the element that took the text in says more than what stands in it, or tells a state.
  private static func tells(_ owner: AuditedNode, _ node: AuditedNode) -> Bool {
    if owner.hasValue || owner.node.toggle != nil || owner.traits.contains(.selected) { return true }
    guard let name = owner.name else { return false }
    return !SpokenWords(name).contains(SpokenWords(node.visibleText)) || isTold(name)
  }

  private static func isTold(_ text: String) -> Bool {
    let words = Set(SpokenWords(text).words)
    return !words.isDisjoint(with: [
      "was", "were", "old", "original", "originally", "regular", "regularly", "before", "previous", "previously",
      "formerly", "former", "instead", "done", "completed", "deleted", "removed", "statt", "vorher", "bisher", "antes",
    ])
  }

  private static func price(_ label: String) -> SemanticNode {
    .text("price", "€60").with {
      $0.label = label
      $0.appearance = Appearance().with { $0.isStruckThrough = true }
    }
  }
}
