import Semantics

extension Rule {
  static let stepUnreachable = Rule(
    .stepUnreachable, "Whole steps lead from one end of a range to the other",
    why: """
      When the width of a range is no multiple of the step, the last press is cut short, and the way back meets other \
      values than the way there. Whoever can drag or look sees it; whoever counts presses is led astray.
      """,
    policy: .wcag, impact: .moderate, criteria: ["4.1.2", "2.1.1"],
    fix: "Choose limits that a number of whole steps connects, such as 0...50 for steps of 5.",
    failing: Example("0 to 10 in steps of 3", .stepper("count", "Slices", 0, in: 0...10, step: 3)),
    passing: Example("0 to 9 in steps of 3", .stepper("count", "Slices", 0, in: 0...9, step: 3)),
    check: .node { node, verdicts in
      guard node.hasRareFacets, let range = node.range, let step = range.step.map(abs), let lower = range.lower,
        let upper = range.upper, upper > lower
      else { return }
      guard step > 0 else { return verdicts.fail(node, "\(node.title) moves by nothing: its step is 0") }
      let steps = (upper - lower) / step
      // Beyond this many, a Double no longer tells one whole number from the next.
      guard steps < 9e15, upper - lower < 9e15 else { return }
      if abs(steps - steps.rounded()) <= 1e-9 * max(1, steps) { return verdicts.pass() }
      verdicts.fail(
        node,
        "steps of \(numeral(step)) do not lead from \(numeral(lower)) to \(numeral(upper)) in \(node.title)",
        want: "an end at \(numeral(lower + steps.rounded(.down) * step))")
    })
}
