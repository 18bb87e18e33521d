import Semantics

extension Rule {
  static let rangeMissing = Rule(
    .rangeMissing, "A number that can be adjusted has limits",
    why: """
      Without a range a quantity can fall below zero, and nobody who listens can tell how far it goes: the number is \
      all they get. A control of one's own cannot declare a range in SwiftUI: a report says that it was not looked at.
      """,
    policy: .wcag, impact: .serious, criteria: ["4.1.2", "3.3.2"],
    fix: "Pass the limits: Stepper(_:value:in:step:) or Slider(value:in:step:).",
    failing: Example("a stepper without limits", .stepper("count", "Quantity", 7)),
    passing: Example("the stepper with limits", .stepper("count", "Quantity", 7, in: 1...10)),
    check: .node { node, verdicts in
      guard node.isStop, node.isAdjustable else { return }
      if let range = node.range {
        if range.lower != nil || range.upper != nil { return verdicts.pass() }
        return verdicts.fail(node, "\(node.title) has neither a lowest nor a highest value")
      }
      guard node.role == .slider || !node.numbers.isEmpty else { return }
      // Closures cannot say a range, and neither can an adjustable view of one's own; a document can.
      let canDeclare = node.role == .slider || (node.source == nil && (node.role != .stepper || node.value != nil))
      if canDeclare { return verdicts.fail(node, "\(node.title) does not say between which numbers it can be moved") }
      verdicts.leaveOut("the limits of numbers that closures adjust: SwiftUI has no way to declare them")
    })
}
