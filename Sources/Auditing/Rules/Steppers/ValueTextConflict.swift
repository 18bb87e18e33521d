import Semantics

extension Rule {
  static let valueTextConflict = Rule(
    .valueTextConflict, "The spoken value is the real one",
    why: """
      A control whose number is 100 and whose spoken value is “90” lies to whoever cannot see it; so does one that says \
      two numbers, or its share of the range in percent where things are counted.
      """,
    policy: .wcag, impact: .serious, criteria: ["4.1.2"],
    fix: "Derive accessibilityValue(_:) from the very value that is bound to the control, in the same update.",
    failing: Example("a stepper at 100 that says 90", .stepper("count", "Copies", 100, in: 0...200, value: "90")),
    passing: Example("a stepper that says what it is at", .stepper("count", "Copies", 100, in: 0...200)),
    check: .node { node, verdicts in
      guard node.hasRareFacets, let current = node.range?.current, current.isFinite, let value = node.value else {
        return
      }
      let numbers = node.numbers(in: value)
      guard !numbers.isEmpty else { return }
      let matching = numbers.count { $0.means(current) }
      if matching == numbers.count { return verdicts.pass() }
      let hasWords = value.contains(where: \.isLetter)
      if hasWords, matching > 0 || isInMixedUnits(numbers, current) { return verdicts.pass() }
      let message = "\(node.title) is at \(numeral(current)) and says “\(escaped(value))”"
      // In words it may be a unit: 90 for “1 minute 30 seconds”.
      if hasWords { return verdicts.review(node, .customFormatOpaque, message) }
      verdicts.fail(node, message, want: numeral(current))
    })

  /// Whether numbers in larger and smaller units make up another one: “1 minute 5 seconds” is 65, “5 feet 3 inches” 63.
  private static func isInMixedUnits(_ numbers: [SpokenNumber], _ current: Double) -> Bool {
    guard (2...3).contains(numbers.count) else { return false }
    return [60, 12].contains { base in
      AuditedNode.isEqual(numbers.reduce(0) { $0 * base + $1.value }, current)
    }
  }
}
