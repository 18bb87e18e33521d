import Semantics

extension Rule {
  static let adjustInconsistent = Rule(
    .adjustInconsistent, "Up raises, down lowers, and one takes back the other",
    why: """
      A swipe up that makes a number smaller, or a swipe down that does not lead back to where the swipe up began, makes \
      a control unpredictable for whoever steers by counting. A value that goes round from its end to its start, and one \
      that is cut short at its end, are no mistakes.
      """,
    policy: .platform, impact: .moderate, criteria: ["3.2.4"],
    fix: "Add the step for .increment and subtract the same step for .decrement in accessibilityAdjustableAction(_:).",
    failing: Example("a value that falls on the way up", [.adjustable("count", "Quantity", value: "5")]) {
      screen, action, _ in
      screen.step("count", by: action == .increment ? -1 : 1)
      return []
    },
    passing: Example("a value that rises on the way up", [.adjustable("count", "Quantity", value: "5")]) {
      screen, action, _ in
      screen.step("count", by: action == .increment ? 1 : -1)
      return []
    },
    check: .exploration { exploration, verdicts in
      for (path, adjuster) in Adjuster.all(in: exploration) {
        let readings = adjuster.all.flatMap { [$0.node, $0.nodeAfter] }.compactMap { $0.map(reading) }
        let usual = usualDistance(of: adjuster)
        let highest = readings.max(by: isBelow)
        let lowest = readings.min(by: isBelow)
        let wrongWays = adjuster.all.count { movesWrongly($0) == true }
        let rightWays = adjuster.all.count { movesWrongly($0) == false }
        for step in adjuster.all where step.changed {
          guard let direction = step.direction, let node = step.node, let now = step.nodeAfter,
            now.semanticPath == path
          else { continue }
          let old = reading(node)
          let new = reading(now)
          guard !old.isEmpty, old.count == new.count, old != new else { continue }
          // A way that is cut short by an end, or leads back from beyond one, says nothing about the steps.
          guard let distance = distance(old, new), let usual, AuditedNode.isEqual(distance, usual) else { continue }
          verdicts.gestures = step.gestures
          let goesRound = direction == .up ? (old == highest && new == lowest) : (old == lowest && new == highest)
          if isBelow(new, old) == (direction == .up), !goesRound {
            // Where most steps go the right way, the others are drawn back by a limit that something else has moved.
            guard wrongWays >= rightWays else { continue }
            verdicts.fail(node, "\(node.title) goes \(direction.opposite.word) when it is moved \(direction.word)")
          } else if let back = adjuster.step(direction.opposite, at: step.to), back.changed,
            let returned = back.nodeAfter,
            returned.semanticPath == path, reading(returned) != old, isInside(node)
          {
            verdicts.gestures = back.gestures
            verdicts.fail(
              node,
              "\(node.title) is moved \(direction.word) and back again, and is not where it was", want: numerals(old))
          } else {
            verdicts.pass()
          }
        }
      }
      verdicts.gestures = []
    })

  private static func reading(_ node: AuditedNode) -> [Double] { node.numbers.map(\.value) }
  private static func isBelow(_ left: [Double], _ right: [Double]) -> Bool { left.lexicographicallyPrecedes(right) }
  /// Whether a step lowers what it should raise, or the other way round; nil where it moves nothing.
  private static func movesWrongly(_ step: AuditedStep) -> Bool? {
    guard step.changed, let direction = step.direction, let node = step.node, let now = step.nodeAfter else {
      return nil
    }
    let (old, new) = (reading(node), reading(now))
    guard !old.isEmpty, old.count == new.count, old != new else { return nil }
    return isBelow(new, old) == (direction == .up)
  }

  private static func numerals(_ numbers: [Double]) -> String { numbers.map(numeral).joined(separator: ", ") }

  private static func distance(_ old: [Double], _ new: [Double]) -> Double? {
    zip(old, new).first { $0 != $1 }.map { abs($1 - $0) }
  }

  /// How far most steps move; nil where they differ too much to say.
  private static func usualDistance(of adjuster: Adjuster) -> Double? {
    var counts: [Double: Int] = [:]
    for step in adjuster.all where step.changed {
      guard let node = step.node, let now = step.nodeAfter else { continue }
      guard let distance = distance(reading(node), reading(now)) else { continue }
      counts[(distance * 1e6).rounded() / 1e6, default: 0] += 1
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }

  /// Whether a value is not beyond its own range, from which every step leads back into it.
  private static func isInside(_ node: AuditedNode) -> Bool {
    guard let range = node.range, let current = range.current else { return true }
    return current >= range.lower ?? current && current <= range.upper ?? current
  }
}

extension ExampleScreen {
  /// Moves a number between 0 and 10.
  fileprivate func step(_ id: NodeID, by distance: Int) {
    change(id) { $0.value = String(min(max((Int($0.value ?? "") ?? 0) + distance, 0), 10)) }
  }
}
