import Semantics

extension Rule {
  static let stepperSplitUnnamedSubject = Rule(
    .stepperSplitUnnamedSubject, "Plus and minus say what they change",
    why: """
      “Increase, button” alone does not tell what grows: whoever moves from control to control, or asks for a list of \
      the buttons, hears the same two words in every row. Speech input cannot tell the rows apart either.
      """,
    policy: .wcag, impact: .moderate, criteria: ["2.4.6"],
    fix: """
      Name the subject, as in accessibilityLabel("Increase quantity of Cap"), put the row into a container with a \
      label, or make one adjustable element of it with accessibilityAdjustableAction(_:).
      """,
    failing: Example(
      "two buttons around a number", .button("minus", "minus 1"), .text("count", "2"), .button("plus", "plus 1")),
    passing: Example(
      "the buttons inside a group with a name",
      SemanticNode(
        id: "row", role: .group, label: "Caps",
        children: [.button("minus", "minus 1"), .text("count", "2"), .button("plus", "plus 1")]
      ).with { $0.container = .semanticGroup }),
    check: .node { node, verdicts in
      guard node.role == .button, let pair = node.splitStepper else { return }
      let isNamed = node.ancestors.contains { $0.name != nil }
      if isNamed { return verdicts.pass() }
      if pair.isBare == false { return verdicts.pass() }
      guard pair.isBare == true else {
        return verdicts.review(
          node, .localeWordlistMissing, "whether \(node.title) says what it changes depends on words of its language")
      }
      guard pair.number != nil || node.tree.hidesNumber else { return }
      for half in [pair.first, pair.second] {
        verdicts.fail(
          half, "\(half.title) does not say what it changes",
          want: pair.number?.subject.map { "\(half.name ?? ""), \($0)" })
      }
    })
}

extension AuditedNode {
  /// The words of a label that has some, such as the name of a number.
  fileprivate var subject: String? { name.flatMap { $0.contains(where: \.isLetter) ? $0 : nil } }
}
