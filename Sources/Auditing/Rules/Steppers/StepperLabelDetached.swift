import Semantics

extension Rule {
  static let stepperLabelDetached = Rule(
    .stepperLabelDetached, "The label beside a stepper belongs to it",
    why: """
      A text in the same row names a stepper for the eye only. When the control itself has no label, a reader says \
      “Increment, button”, and of several rows nobody knows which one it is.
      """,
    policy: .wcag, impact: .serious, criteria: ["1.3.1", "3.3.2"],
    fix:
      "Pass the text as the label, as in Stepper(\"Tickets\", value: $count), and hide it with labelsHidden() where it is drawn already.",
    failing: Example(
      "a text, and a stepper without a label", .text("title", "Tickets"), .stepper("count", "", 2, in: 0...5)),
    passing: Example("a stepper with the text as its label", .stepper("count", "Tickets", 2, in: 0...5)),
    check: .node { node, verdicts in
      guard node.isStop, node.isAdjustable, node.role != .pageControl, !isTitledWheel(node) else { return }
      guard node.name == nil else { return verdicts.pass() }
      var text = node.stopBefore
      // The number stands between the label and the stepper.
      if let number = text, number.role == .text, !hasLetters(number) { text = number.stopBefore }
      guard let text, text.role == .text, !text.traits.contains(.header), hasLetters(text) else { return }
      verdicts.fail(
        node, "\(text.title) stands beside \(node.title) and does not name it", want: text.name)
    })

  /// A wheel never speaks the title that it has, so that the text before it has to.
  private static func isTitledWheel(_ node: AuditedNode) -> Bool {
    node.role == .pickerItem && (!node.drawn.isEmpty || node.absorbed.contains { $0.name != nil })
  }

  private static func hasLetters(_ node: AuditedNode) -> Bool {
    node.name?.contains(where: \.isLetter) == true
  }
}
