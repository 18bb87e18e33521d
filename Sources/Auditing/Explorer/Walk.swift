import Narration
import Semantics

/// One walk of an explorer.
@MainActor
final class Walk {
  /// The component did not answer to the same gesture in the same state as before.
  struct HiddenState: Error {}

  /// A way from one state to another, and what was heard on it.
  struct Edge {
    let gestures: [Gesture]
    let to: Int
    let lines: [TranscriptLine]
  }

  let explorer: Explorer
  let isExact: Bool
  var exploration = Exploration()
  let screens = Screens()
  var places: [StateKey: Int] = [:]
  var edges: [[Edge]] = []
  /// The states that another one was reached through.
  private(set) var passed: Set<Int> = []
  /// The instances that are walked on, the one that was used last in front.
  ///
  /// A few of them: one that has just found a new state knows no way back, and another one follows a step behind.
  var live: [Instance] = []
  static let liveLimit = 6
  /// What single steps brought up, by the places where it is declared.
  private var openings: Set<[SourceLocation?]> = []
  /// The places of the stops at which everything was tried, by state.
  private var tried: [Set<Int>] = []
  private var met: Set<Novelty> = []
  /// How many stops a screen has that is walked as a whole.
  private static let longScreen = 12

  /// What tells a stop from those that were met before.
  private struct Novelty: Hashable {
    let source: SourceLocation?
    let text: String
    let gestures: [Gesture]
    let isEnabled: Bool?

    init(_ stop: SpokenStop, node: AuditedNode?) {
      source = node?.location
      text = stop.text
      gestures = stop.gestures
      isEnabled = node?.isEnabled
    }
  }

  /// When it has to end, whatever is left.
  let deadline: ContinuousClock.Instant?

  init(_ explorer: Explorer, isExact: Bool, until deadline: ContinuousClock.Instant?) {
    self.explorer = explorer
    self.deadline = deadline
    self.isExact = isExact
    exploration.isExact = isExact
  }

  func explored() throws -> Exploration {
    let first = try Instance(explorer, screens: screens)
    _ = enter(first.screen, by: [])
    // The parts of a long screen have more states together than can be walked: first what has come up, then the rest.
    if first.stops.count > Self.longScreen {
      guard try walk(0), try walkNovelties() else { return try finished() }
    }
    var next = 0
    while next < exploration.states.count {
      guard try walk(next) else { return try finished() }
      exploration.states[next].isWalked = true
      next += 1
      if next >= explorer.limits.states, next < exploration.states.count {
        exploration.bound = "\(explorer.limits.states) states"
        return try finished()
      }
    }
    return try finished()
  }

  /// Where the texts stand that change by themselves within the time that a gesture is given, by state.
  private var ticking: [Int: Set<SourceLocation>] = [:]

  private func tickingTexts(in state: Int) -> Set<SourceLocation> {
    if let known = ticking[state] { return known }
    ticking[state] = []
    let path = exploration.states[state].gestures
    guard let instance = try? Instance(explorer, screens: screens, isTwin: false),
      path.isEmpty || (try? instance.perform(path)) != nil
    else { return [] }
    let before = instance.screen.tree
    guard (try? instance.perform([Instance.patience])) != nil else { return [] }
    let found = instance.screen.tree.nodes.filter { node in
      guard let old = before.node(node.node.id) else { return true }
      return old.label != node.label || old.value != node.value || old.drawn != node.drawn
    }
    ticking[state] = Set(found.compactMap(\.location))
    return ticking[state]!
  }

  /// What keeps the walk from going on: the work that it may make, or the time that it may take.
  private var exhaustion: String? {
    if screens.work > explorer.limits.work { return "which showed \(explorer.limits.work) nodes in all" }
    if let deadline, ContinuousClock.now > deadline { return "for which the time was up" }
    return nil
  }

  /// Tries in each state what was met in no state before it.
  ///
  /// - Returns: False when the walk has to end.
  private func walkNovelties() throws -> Bool {
    var next = 1
    while next < min(exploration.states.count, explorer.limits.states) {
      guard try walk(next, isSecondLook: false) else { return false }
      next += 1
    }
    return true
  }

  /// Tries everything in a state that was not tried there before.
  ///
  /// - Parameter isSecondLook: Whether to try what was tried in other states, too.
  /// - Returns: False when the walk has to end.
  private func walk(_ state: Int, isSecondLook: Bool = true) throws -> Bool {
    guard let instance = try arrive(at: state) else { return true }
    let stops = instance.stops
    if tried[state].isEmpty { force(in: instance, state) }
    for (place, stop) in stops.enumerated() where !tried[state].contains(place) {
      let novelty = Novelty(stop, node: exploration.states[state].tree.node(stop.node))
      guard met.insert(novelty).inserted || isSecondLook else { continue }
      tried[state].insert(place)
      for (number, gesture) in gestures(at: place, of: stops, in: state).enumerated() {
        guard exploration.steps.count < explorer.limits.steps else {
          exploration.bound = "\(explorer.limits.steps) steps"
          return false
        }
        if let reason = exhaustion {
          exploration.bound = "\(exploration.steps.count) steps, \(reason)"
          return false
        }
        try make(gesture, at: place, in: state, isFirst: number == 0, way: stop.way)
      }
    }
    return true
  }

  private func make(_ gesture: Gesture, at place: Int, in state: Int, isFirst: Bool, way: [Gesture]) throws {
    guard let instance = try arrive(at: state) else { return }
    guard instance.stops.indices.contains(place) else { throw HiddenState() }
    let path = exploration.states[state].gestures
    let stop = instance.stops[place]
    var gestures = path + stop.way
    do {
      let arrived = try instance.perform(stop.way)
      let before = instance.screen
      if isFirst {
        exploration.visits.append(
          .init(tree: before.tree, stop: stop, cursor: instance.reader.cursor, gestures: gestures))
      }
      let from = enter(before, by: gestures, through: state)
      let direction = direction(of: gesture, at: place, of: instance.stops)
      let way = gestures
      gestures.append(gesture)
      let (made, done) = try instance.performPatiently(gesture)
      gestures = way + done
      let after = instance.screen
      let to = enter(after, by: gestures, through: state)
      instance.state = to
      exploration.steps.append(
        AuditedStep(
          before: before.tree, after: after.tree, stop: stop, gesture: gesture, step: made.step, gestures: gestures,
          from: from, to: to, direction: direction, unreduced: made.unreduced,
          ticking: done.count > 1 ? tickingTexts(in: state) : []))
      noteReturn()
      if to != state { edges[state].append(Edge(gestures: stop.way + done, to: to, lines: made.step.lines)) }
      if let found = arrived.difference ?? made.difference {
        exploration.differences.append(
          .init(node: before.tree.node(stop.node), gestures: gestures, speech: found.own, twinSpeech: found.twin))
      } else if instance.hasTwin {
        exploration.equalSteps += 1
      }
    } catch {
      drop(instance)
      exploration.problems.append(.init(gestures: gestures, message: "\(error)"))
    }
  }

  /// Tells whether the last step takes back what an earlier one brought up, and keeps what it brought up itself.
  private func noteReturn() {
    guard let place = exploration.steps.indices.last else { return }
    let step = exploration.steps[place]
    guard step.changed, step.isActivation else { return }
    let (appeared, vanished) = (step.appeared, step.vanishedTogether)
    if vanished.isEmpty, !appeared.isEmpty {
      openings.insert(appeared.map(\.location))
    } else if appeared.isEmpty, openings.contains(vanished.map(\.location)) {
      exploration.steps[place].isReturn = step.news.isEmpty
    }
  }

  /// What can be done at a stop, what is inside containers that begin there included; a text is typed once on a way.
  private func gestures(at place: Int, of stops: [SpokenStop], in state: Int) -> [Gesture] {
    let stop = stops[place]
    var gestures = stop.gestures + Self.searches(at: stop, in: exploration.states[state].tree)
    let hasTyped = exploration.states[state].gestures.contains(where: \.isTyping)
    if hasTyped { gestures.removeAll(where: \.isTyping) }
    let tree = exploration.states[state].tree
    for node in tree.nodes where !node.isStop && !node.actions.isEmpty && node.isEnabled {
      guard tree.firstStop(in: node, of: stops) == place else { continue }
      for action in node.actions {
        switch action {
        case .escape where !gestures.contains(.escape): gestures.append(.escape)
        case .magicTap where !gestures.contains(.magicTap): gestures.append(.magicTap)
        case .scroll(let direction) where !gestures.contains(.scroll(direction)): gestures.append(.scroll(direction))
        default: break
        }
      }
    }
    return gestures
  }

  /// Which way a gesture means to move a value; the two buttons of a stepper are its lower and its upper half.
  private func direction(of gesture: Gesture, at place: Int, of stops: [SpokenStop]) -> AuditedStep.Direction? {
    switch gesture {
    case .increment: return .up
    case .decrement: return .down
    case .activate:
      let node = stops[place].node
      if place + 1 < stops.count, stops[place + 1].node == node { return .down }
      return place > 0 && stops[place - 1].node == node ? .up : nil
    default: return nil
    }
  }

  /// Takes every action of every dimmed control, which must do nothing.
  private func force(in instance: Instance, _ state: Int) {
    let tree = instance.screen.tree
    for node in tree.nodes where !node.isEnabled && node.isStop {
      for action in node.actions {
        guard let events = try? instance.host.perform(action, on: node.node.id) else { continue }
        let hadEffect = !events.isEmpty || instance.host.tree != tree.tree
        exploration.forced.append(
          .init(node: node, action: action, hadEffect: hadEffect, gestures: exploration.states[state].gestures))
        if hadEffect { return drop(instance) }
      }
    }
  }

  // MARK: - States

  private func enter(_ screen: Screens.Screen, by gestures: [Gesture], through state: Int? = nil) -> Int {
    if let place = places[screen.key] { return place }
    if let state { passed.insert(state) }
    places[screen.key] = exploration.states.count
    exploration.states.append(.init(tree: screen.tree, gestures: gestures))
    edges.append([])
    tried.append([])
    return exploration.states.count - 1
  }
}

extension AuditedTree {
  /// The place of the first of some stops that is inside a node.
  fileprivate func firstStop(in node: AuditedNode, of stops: [SpokenStop]) -> Int? {
    let inside = Set(node.descendants.map(\.node.id))
    return stops.firstIndex { inside.contains($0.node) }
  }
}
