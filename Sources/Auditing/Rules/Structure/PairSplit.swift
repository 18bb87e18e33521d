import Semantics

extension Rule {
  static let pairSplit = Rule(
    .pairSplit, "A label and its value are one stop",
    why: """
      “Copay” on one side of a row and “$25” on the other belong together for whoever sees the row. Read apart they are two \
      stops, and whoever comes to the second hears a value of nothing. A heading in front of its text is left alone.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.3.1"],
    fix: "Use LabeledContent, or put accessibilityElement(children: .combine) on the row.",
    failing: Example("a label and a value apart", across("Copay"), .text("value", "$25")),
    passing: Example(
      "the two in one", .text("row", "Copay, $25"),
      withheld: [WithheldNode(node: across("Copay"), reason: .combined, owner: "row")]),
    check: .tree { tree, verdicts in
      for node in tree.nodes where node.hasRareFacets && node.appearance?.isAcrossFromNext == true {
        guard isPart(node), let next = node.next, isPart(next) else { continue }
        guard node.name?.contains(where: \.isLetter) == true else { continue }
        verdicts.fail(node, "\(node.title) and \(next.title) are one row and two stops")
      }
      for node in tree.withheld where node.hasRareFacets && node.appearance?.isAcrossFromNext == true {
        if node.entry.withheld == .combined || node.entry.withheld == .ignored { verdicts.pass() }
      }
    })

  private static func isPart(_ node: AuditedNode) -> Bool {
    guard node.node.role == .text, node.isStop, node.actions.isEmpty, !node.traits.contains(.header) else {
      return false
    }
    guard let name = node.name, name == node.visibleText else { return false }
    return name.count < 60
  }

  private static func across(_ label: String) -> SemanticNode {
    .text("label", label).with { $0.appearance = Appearance().with { $0.isAcrossFromNext = true } }
  }
}
