import Semantics

extension Rule {
  static let stepperValueNotAudible = Rule(
    .stepperValueNotAudible, "The value of a stepper can be heard",
    why: """
      A stepper shows no value of its own. When the text beside it is hidden from a reader and neither the stepper nor \
      its label says the number, somebody who listens presses plus and minus without ever learning how many there are.
      """,
    policy: .wcag, impact: .serious, criteria: ["4.1.2", "1.3.1"],
    fix: """
      Let the stepper carry the value, with Stepper(_:value:in:) or accessibilityValue(_:), or leave the text beside \
      it in the tree.
      """,
    failing: Example(
      "plus and minus around a number that is hidden", .button("minus", "Decrease quantity of Mug"),
      .stepper("count", "Mugs", 2, in: 0...9, value: ""),
      withheld: [WithheldNode(node: .text("number", "2"), reason: .hidden)]),
    passing: Example("a stepper that says its value", .stepper("count", "Mugs", 2, in: 0...9)),
    check: .node { node, verdicts in
      guard node.isStop else { return }
      if node.role == .stepper { return judgeStepper(node, &verdicts) }
      guard node.role == .button, let pair = node.splitStepper, pair.isBare != nil else { return }
      if pair.number != nil || pair.first.hasValue || pair.second.hasValue { return verdicts.pass() }
      guard node.tree.hidesNumber else { return }
      verdicts.fail(node, "the number that \(node.title) and \(pair.second.title) change is not read")
    })

  private static func judgeStepper(_ node: AuditedNode, _ verdicts: inout Verdicts) {
    let current = node.range?.current
    func says(_ other: AuditedNode?) -> Bool {
      guard let other, other.role != .stepper, other.role != .button else { return false }
      return other.numbers.contains { number in current.map(number.means) ?? true }
    }
    if node.hasValue || node.saysNumber || says(node.stopBefore) || says(node.stopAfter) { return verdicts.pass() }
    if let current {
      return verdicts.fail(node, "\(node.title) is at \(numeral(current)) and nothing says so", want: numeral(current))
    }
    // “Size: Medium” says its value in words; a bare name beside a hidden number does not.
    if node.name?.contains(where: { ":：".contains($0) }) == true { return verdicts.pass() }
    guard node.tree.hidesNumber else { return }
    verdicts.fail(node, "the number that \(node.title) changes is not read")
  }
}
