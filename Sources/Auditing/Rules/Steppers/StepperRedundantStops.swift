import Semantics

extension Rule {
  static let stepperRedundantStops = Rule(
    .stepperRedundantStops, "What is adjusted by swiping is one stop",
    why: """
      An element that is swiped up and down does all that plus and minus do. Where the two buttons are stops as well, \
      everybody who listens passes three for one number, in every row.
      """,
    policy: .bestPractice, impact: .minor, criteria: ["2.4.3"],
    fix: """
      Hide the two buttons from assistive technologies with accessibilityHidden(true), which leaves them to the finger, \
      or leave out accessibilityAdjustableAction(_:) and let the buttons speak.
      """,
    failing: Example(
      "an adjustable number between its two buttons", .button("less", "Decrease quantity"),
      .adjustable("count", "Quantity", value: "2"), .button("more", "Increase quantity")),
    passing: Example(
      "the number alone, its buttons for the finger only", .adjustable("count", "Quantity", value: "2"),
      withheld: [
        WithheldNode(node: .button("less", "Decrease quantity"), reason: .hidden),
        WithheldNode(node: .button("more", "Increase quantity"), reason: .hidden),
      ]),
    check: .node { node, verdicts in
      // A slider has to be dragged: buttons beside it are the way of whoever cannot, and of whoever speaks to the device.
      guard node.isStop, node.role != .stepper, node.role != .slider, node.isAdjustable else { return }
      guard let before = node.stopBefore, let after = node.stopAfter, let pair = before.splitStepper,
        pair.second.place == after.place
      else { return verdicts.pass() }
      guard pair.isBare != nil else {
        return verdicts.review(
          node, .localeWordlistMissing,
          "whether \(before.title) and \(after.title) do what \(node.title) does depends on words of its language")
      }
      verdicts.fail(node, "\(before.title) and \(after.title) are stops beside \(node.title), which does the same")
    })
}
