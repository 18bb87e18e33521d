public import Narration
public import Semantics

/// Walks every state of a component that a listener can reach, breadth first, so that each is found on a shortest way.
///
/// The component is made anew for every step and led there again: two runs give the same result.
@MainActor
public struct Explorer {
  /// How far a walk goes.
  public struct Limits: Sendable, Hashable {
    public var states: Int
    public var steps: Int

    /// - Parameters:
    ///   - states: Different states that are entered; 60 by default.
    ///   - steps: Gestures that are judged; 600 by default.
    public init(states: Int = 60, steps: Int = 600) {
      self.states = states
      self.steps = steps
    }
  }

  let limits: Limits
  let voice: Voice
  let makeHost: @MainActor () throws -> any SemanticHost

  public init(limits: Limits = Limits(), voice: Voice, makeHost: @escaping @MainActor () throws -> any SemanticHost) {
    self.limits = limits
    self.voice = voice
    self.makeHost = makeHost
  }

  /// Walks.
  ///
  /// - Throws: What kept the component from appearing at all.
  public func explore() throws -> Exploration {
    var exploration = Exploration()
    var places: [StateKey: Int] = [:]
    func enter(_ tree: SemanticTree, by gestures: [Gesture]) -> Int {
      let key = StateKey(tree)
      if let place = places[key] { return place }
      places[key] = exploration.states.count
      exploration.states.append(.init(tree: AuditedTree(tree), gestures: gestures))
      return exploration.states.count - 1
    }
    _ = enter(try makeHost().tree, by: [])
    var next = 0
    while next < exploration.states.count {
      let state = exploration.states[next]
      for stop in try reader(after: state.gestures).reader.spokenStops() {
        for gesture in stop.gestures {
          guard exploration.steps.count < limits.steps else {
            exploration.bound = "\(limits.steps) steps"
            return exploration
          }
          let gestures = state.gestures + stop.way + [gesture]
          do {
            let (reader, host) = try self.reader(after: state.gestures + stop.way)
            let before = host.tree
            let step = try reader.perform(gesture)
            let from = enter(before, by: state.gestures + stop.way)
            let to = enter(host.tree, by: gestures)
            exploration.steps.append(
              AuditedStep(
                before: AuditedTree(before), after: AuditedTree(host.tree), stop: stop, gesture: gesture, step: step,
                gestures: gestures, from: from, to: to))
          } catch {
            exploration.problems.append(.init(gestures: gestures, message: "\(error)"))
          }
        }
      }
      next += 1
      if next >= limits.states, next < exploration.states.count {
        exploration.bound = "\(limits.states) states"
        return exploration
      }
    }
    return exploration
  }

  private func reader(after gestures: [Gesture]) throws -> (reader: ScreenReader, host: any SemanticHost) {
    let host = try makeHost()
    let reader = ScreenReader(host: host, voice: voice)
    for gesture in gestures { _ = try reader.perform(gesture) }
    return (reader, host)
  }
}

/// What tells two states apart: all that is shown and said, but not which number a node has.
private struct StateKey: Hashable {
  private let nodes: [SemanticNode]
  private let withheld: [SemanticNode]

  init(_ tree: SemanticTree) {
    var number = 0
    func numbered(_ node: SemanticNode) -> SemanticNode {
      var node = node
      number += 1
      node.id = NodeID("\(number)")
      node.children = node.children.map(numbered)
      return node
    }
    nodes = tree.nodes.map(numbered)
    withheld = tree.withheld.map { numbered($0.node) }
  }
}
