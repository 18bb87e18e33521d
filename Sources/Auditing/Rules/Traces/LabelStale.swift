import Semantics

extension Rule {
  static let labelStale = Rule(
    .labelStale, "A label keeps up with what is drawn",
    why: """
      A badge that shows 3 under a label that still says “2 items” tells two people two things. It happens where a label \
      is written by hand and does not come from the value that is drawn.
      """,
    policy: .wcag, impact: .serious, criteria: ["4.1.2", "2.5.3"],
    fix: "Build accessibilityLabel(_:) or accessibilityValue(_:) from the value that the text shows.",
    failing: Example(
      "a badge that counts, under a label that does not",
      [.button("bag", "Bag, 2 items", drawn: "2"), .button("plus", "Add a mug")]
    ) { screen, _, id in
      guard id == "plus" else { return [] }
      screen.change("bag") { $0.drawn = ["3"] }
      return [.announcement(text: "3 items", priority: .default)]
    },
    passing: Example(
      "a badge and its label", [.button("bag", "Bag, 2 items", drawn: "2"), .button("plus", "Add a mug")]
    ) { screen, _, id in
      guard id == "plus" else { return [] }
      screen.change("bag") {
        $0.drawn = ["3"]
        $0.label = "Bag, 3 items"
      }
      return [.announcement(text: "3 items", priority: .default)]
    },
    check: .step { step, verdicts in
      guard step.changed else { return }
      for node in step.after.nodes where node.isStop && !node.drawn.isEmpty {
        guard let old = step.before.node(node.node.id), !old.isWithheld, old.drawn != node.drawn else { continue }
        let said = SpokenWords.withSymbols([node.label, node.value].compactMap(\.self).joined(separator: ", "))
        if node.label != old.label || node.value != old.value
          || said.contains(SpokenWords.withSymbols(node.visibleText))
        {
          verdicts.pass()
          continue
        }
        // A picture of a state that is told by a trait, such as a star that is filled when it is selected.
        guard node.traits == old.traits, node.toggle == old.toggle, node.isExpanded == old.isExpanded,
          node.isEnabled == old.isEnabled, node.isEditing == old.isEditing, node.role != .image,
          AuditedNode.name(node.visibleText) != nil
        else { continue }
        verdicts.fail(
          node,
          "\(node.title) shows “\(escaped(node.visibleText))” where it showed “\(escaped(old.visibleText))”, and says the same as before",
          want: node.visibleText)
      }
    })
}
