import Semantics

extension Rule {
  static let rangeInverted = Rule(
    .rangeInverted, "A value lies within its range",
    why: """
      A lower limit above the upper one, or a value outside of both, is an invalid input from the first moment on. A \
      reader speaks it as if it were right, and the first step jumps to somewhere unexpected.
      """,
    policy: .wcag, impact: .serious, criteria: ["3.3.1", "4.1.2"],
    fix: "Clamp the value to the range where it is set: min(max(value, range.lowerBound), range.upperBound).",
    failing: Example("none of at least one", .stepper("count", "Guests", 0, in: 1...10)),
    passing: Example("one of at least one", .stepper("count", "Guests", 1, in: 1...10)),
    check: .node { node, verdicts in
      guard node.hasRareFacets, let range = node.range else { return }
      if let lower = range.lower, let upper = range.upper, lower > upper {
        return verdicts.fail(
          node, "the range of \(node.title) begins at \(numeral(lower)) and ends below, at \(numeral(upper))")
      }
      guard let current = range.current, range.lower != nil || range.upper != nil else { return }
      if let lower = range.lower, current < lower, !AuditedNode.isEqual(current, lower) {
        return verdicts.fail(
          node, "\(node.title) is at \(numeral(current)), below its lowest value \(numeral(lower))",
          want: numeral(lower))
      }
      if let upper = range.upper, current > upper, !AuditedNode.isEqual(current, upper) {
        return verdicts.fail(
          node, "\(node.title) is at \(numeral(current)), above its highest value \(numeral(upper))",
          want: numeral(upper))
      }
      verdicts.pass()
    })
}
