import Semantics

/// A stepper made by hand: two buttons around a count that stops at its bounds, with a haptic and a moving number.
@MainActor
final class CounterHost: SemanticHost {
  var count: Int
  let bounds: ClosedRange<Int>
  let title: String
  let environment: SemanticEnvironment
  /// What the count does when it changes with Reduce Motion on; nil for nothing.
  let reducedEffect: String?
  /// A bug: a message that only one of the two motion settings brings.
  let announcesReduced: Bool

  init(
    _ environment: SemanticEnvironment, count: Int = 3, bounds: ClosedRange<Int> = 0...5, title: String = "Tickets",
    reducedEffect: String? = nil, announcesReduced: Bool = false
  ) {
    self.environment = environment
    self.count = count
    self.bounds = bounds
    self.title = title
    self.reducedEffect = reducedEffect
    self.announcesReduced = announcesReduced
  }

  var tree: SemanticTree {
    SemanticTree(
      environment: environment,
      nodes: [
        SemanticNode(
          id: "decrease", role: .button, label: "Decrease", isEnabled: count > bounds.lowerBound, actions: [.activate]),
        SemanticNode(id: "count", label: title, value: "\(count)"),
        SemanticNode(
          id: "increase", role: .button, label: "Increase", isEnabled: count < bounds.upperBound, actions: [.activate]),
      ])
  }

  func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] {
    guard let node = tree.node(id) else { throw .noSuchNode(id) }
    guard node.actions.contains(action) else { throw .noSuchAction(action, id) }
    guard node.isEnabled else { return [] }
    let old = count
    count += id == "increase" ? 1 : -1
    let cause = SemanticEvent.Cause.action(action, id)
    var events = [SemanticEvent(.haptic(name: "selection", isPlayed: true), node: "count", cause: cause)]
    if let effect = environment.reduceMotion ? reducedEffect : "numericText" {
      let motion = Motion(effect: effect, change: .replace(from: "\(old)", to: "\(count)"))
      events.append(SemanticEvent(.motion(motion), node: "count", cause: cause))
    }
    if announcesReduced, environment.reduceMotion {
      events.append(SemanticEvent(.announcement(text: "Calm", priority: .default), cause: cause))
    }
    return events
  }

  func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent] { [] }
  func takePendingEvents() -> [SemanticEvent] { [] }
}
