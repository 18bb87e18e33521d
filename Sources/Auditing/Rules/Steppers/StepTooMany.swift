import Semantics

extension Rule {
  static let positionLimit = Option(
    .stepTooMany, "positions", 20, in: 1...1_000_000, isWhole: true, "presses from one end to the other")

  static let stepTooMany = Rule(
    .stepTooMany, "A long way has a shortcut",
    why: """
      A stepper of more than 20 positions costs a press for each: a burden for whoever uses a switch, a voice or one \
      finger. A field or a picker for the same value beside it, or custom actions in larger steps, make up for it.
      """,
    policy: .bestPractice, impact: .moderate, criteria: ["2.1.1"],
    options: [positionLimit],
    fix:
      "Put a TextField for the value beside the Stepper, use a Picker or a Slider, or add accessibilityAction(named:_:) in larger steps.",
    failing: Example("500 copies, one by one", .stepper("copies", "Copies", 1, in: 1...500)),
    passing: Example(
      "the stepper with a field beside it",
      SemanticNode(id: "field", role: .textField, label: "Copies", value: "1", actions: [.activate]),
      .stepper("copies", "Copies", 1, in: 1...500)),
    check: .node { node, verdicts in
      guard node.role == .stepper, node.isEnabled, let range = node.range, let lower = range.lower,
        let upper = range.upper, upper > lower
      else { return }
      let step = range.step.map(abs) ?? 1
      // The end of an integer type is no limit that anybody set.
      guard step > 0, abs(lower) < 1e9, abs(upper) < 1e9 else { return }
      let positions = ((upper - lower) / step).rounded(.up)
      guard positions > verdicts.options[positionLimit], node.namedActions.isEmpty, !hasShortcut(node) else {
        return verdicts.pass()
      }
      verdicts.fail(
        node, "\(node.title) takes \(numeral(positions)) presses from \(numeral(lower)) to \(numeral(upper))",
        want: "a field or a picker for the same value beside it")
    })

  /// Whether a field or a picker a few stops away has the same name or shows the same number.
  private static func hasShortcut(_ node: AuditedNode) -> Bool {
    var before = node.stopBefore
    var after = node.stopAfter
    for _ in 0..<4 {
      if [before, after].contains(where: { $0.map { isShortcut($0, for: node) } ?? false }) { return true }
      before = before?.stopBefore
      after = after?.stopAfter
    }
    return false
  }

  private static func isShortcut(_ other: AuditedNode, for node: AuditedNode) -> Bool {
    switch other.role {
    case .textField, .picker, .pickerItem, .slider, .menu: break
    default: return false
    }
    guard other.isEnabled, other.entry.parent == node.entry.parent else { return false }
    if let name = node.name, other.name?.lowercased() == name.lowercased() { return true }
    guard let current = node.range?.current else { return false }
    return other.numbers(in: other.value).contains { $0.means(current) }
  }
}
