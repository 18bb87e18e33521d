import Semantics

extension Rule {
  static let disclosureLabelOverrides = Rule(
    .disclosureLabelOverrides, "What a disclosure shows keeps its own words",
    why: """
      accessibilityLabel(_:) on a disclosure group names everything in it as well: whoever opens it hears the label again \
      and again, and nothing of what was written there.
      """,
    policy: .experimental, impact: .serious, criteria: ["4.1.2", "1.3.1"],
    fix: "Put the label on the text in the label of the group, or give the group that text as its title.",
    failing: Example("a text that has the label of its header", header, text("Delivery details")),
    passing: Example("a text with words of its own", header, text("Arrives on Monday")),
    check: .exploration { exploration, verdicts in
      var judged: Set<String> = []
      for state in exploration.states {
        for header in state.tree.nodes where header.hasRareFacets && header.isExpanded == true {
          guard let name = header.name, let first = header.next, first.name != nil else { continue }
          guard judged.insert(header.semanticPath).inserted else { continue }
          guard first.name == name, !first.drawn.isEmpty, first.visibleText != name else {
            verdicts.pass()
            continue
          }
          verdicts.gestures = state.gestures
          verdicts.fail(
            first, "“\(escaped(first.visibleText))” is spoken as “\(escaped(name))”, the label of what shows it",
            want: first.visibleText)
        }
      }
    })

  private static let header = SemanticNode(
    id: "header", role: .disclosure, traits: .button, label: "Delivery details", actions: [.activate]
  ).with { $0.isExpanded = true }

  private static func text(_ label: String) -> SemanticNode {
    SemanticNode.text("text", "Arrives on Monday").with { $0.label = label }
  }
}
