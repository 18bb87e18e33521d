import Semantics

extension Rule {
  static let headingOrder = Rule(
    .headingOrder, "Levels of headings leave none out",
    why: """
      Whoever goes from heading to heading takes the levels for the outline of the screen. A fourth level right after a \
      first one sounds as if two were missed.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.3.1"],
    fix: "Give each heading the level below that of the heading it belongs to, with accessibilityHeading(_:).",
    failing: Example("a fourth level after a first", heading("manual", "Repairs", 1), heading("part", "Batteries", 4)),
    passing: Example("a second level after a first", heading("manual", "Repairs", 1), heading("part", "Batteries", 2)),
    check: .tree { tree, verdicts in
      var last: Int?
      for node in tree.nodes where node.hasRareFacets && node.traits.contains(.header) {
        guard let level = node.headingLevel else { continue }
        if let last, level > last + 1 {
          verdicts.fail(node, "\(node.title) is a heading of level \(level) right after one of level \(last)")
        } else {
          verdicts.pass()
        }
        last = level
      }
    })

  private static func heading(_ id: NodeID, _ label: String, _ level: Int) -> SemanticNode {
    .text(id, label).with {
      $0.traits.insert(.header)
      $0.headingLevel = level
    }
  }
}
