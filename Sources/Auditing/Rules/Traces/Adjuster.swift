import Narration
import Semantics

/// A control that moves a value, with every step that was made with it.
struct Adjuster {
  /// The steps in either direction, by the state in which they were made.
  private(set) var steps: [AuditedStep.Direction: [Int: AuditedStep]] = [.up: [:], .down: [:]]
  private(set) var all: [AuditedStep] = []

  func step(_ direction: AuditedStep.Direction, at state: Int) -> AuditedStep? { steps[direction]?[state] }

  /// Whether a direction did something, anywhere.
  func changes(_ direction: AuditedStep.Direction) -> Bool { steps[direction]!.values.contains(where: \.changed) }

  var everChanges: Bool { all.contains(where: \.changed) }

  private mutating func add(_ step: AuditedStep, _ direction: AuditedStep.Direction) {
    all.append(step)
    if steps[direction]?[step.from] == nil { steps[direction]?[step.from] = step }
  }

  /// The adjustable controls of a walk, by their places in the tree, in the order in which they were met.
  static func all(in exploration: Exploration) -> [(path: String, adjuster: Adjuster)] {
    var order: [String] = []
    var adjusters: [String: Adjuster] = [:]
    for step in exploration.steps {
      guard let direction = step.direction, let path = step.node?.semanticPath else { continue }
      if adjusters[path] == nil { order.append(path) }
      adjusters[path, default: Adjuster()].add(step, direction)
    }
    return order.map { ($0, adjusters[$0]!) }
  }
}

/// A button that moves a number elsewhere, with every step that was made with it.
struct AdjustingButton {
  let path: String
  /// The place in the tree of what says the number.
  let subject: String
  let direction: AuditedStep.Direction
  let steps: [AuditedStep]

  /// The buttons that move one number up, or down, by the same amount from more than one place.
  ///
  /// Where only one step was seen, the words of the label have to say so: a button that sets a number back moves it too.
  static func all(in exploration: Exploration) -> [AdjustingButton] {
    var order: [String] = []
    var steps: [String: [AuditedStep]] = [:]
    for step in exploration.steps where step.direction == nil {
      guard case .activate = step.gesture, let node = step.node, node.role == .button else { continue }
      let path = node.semanticPath + "\u{0}" + (node.name ?? "")
      if steps[path] == nil { order.append(path) }
      steps[path, default: []].append(step)
    }
    return order.compactMap { path in
      let own = steps[path]!
      var subject: String?
      var deltas: [Double] = []
      for step in own where step.changed {
        guard let move = step.move else { continue }
        guard subject == nil || subject == move.subject else { return nil }
        subject = move.subject
        deltas.append(move.delta)
      }
      guard let subject, let node = own[0].node, let usual = mostCommon(deltas) else { return nil }
      guard usual.count > 1 || node.saysAdjusting else { return nil }
      return AdjustingButton(path: path, subject: subject, direction: usual.delta > 0 ? .up : .down, steps: own)
    }
  }

  /// The distance that was moved most often, the first of several.
  private static func mostCommon(_ deltas: [Double]) -> (delta: Double, count: Int)? {
    var best: (delta: Double, count: Int)?
    for delta in deltas where delta != 0 {
      let count = deltas.count { AuditedNode.isEqual($0, delta) }
      if count > best?.count ?? 0 { best = (delta, count) }
    }
    return best
  }
}

extension AuditedStep {
  /// The one number that the step moved, and by how much.
  fileprivate var move: (subject: String, delta: Double)? {
    for item in news where item.node.node.id != stop.node {
      let old = item.node.numbers(in: item.old)
      let new = item.node.numbers(in: item.text)
      guard old.count == 1, new.count == 1 else { continue }
      return (item.node.semanticPath, new[0].value - old[0].value)
    }
    return nil
  }
}

extension AuditedNode {
  /// Whether a word of the label, or a sign, says that a number is moved.
  fileprivate var saysAdjusting: Bool { adjustedSubject != nil }
}
