import Narration
import Semantics

// Which instance of the component a step is made with.
extension Walk {
  func drop(_ instance: Instance) { live.removeAll { $0 === instance } }

  /// An instance in a state: one of those at hand, led on where that is shorter, or a new one.
  func arrive(at state: Int) throws -> Instance? {
    let path = exploration.states[state].gestures
    if !isExact, let (instance, route) = route(to: state, shorterThan: path.count) {
      try follow(route, with: instance)
      drop(instance)
      live.insert(instance, at: 0)
      return instance
    }
    let instance = try Instance(explorer, screens: screens)
    do {
      if !path.isEmpty { try instance.perform(path) }
    } catch {
      guard isExact else { throw HiddenState() }
      exploration.problems.append(.init(gestures: path, message: "\(error)"))
      return nil
    }
    guard places[instance.screen.key] == state else {
      guard isExact else { throw HiddenState() }
      exploration.problems.append(
        .init(gestures: path, message: "the same gestures do not lead to the same screen twice"))
      return nil
    }
    instance.state = state
    if live.count >= Self.liveLimit { live.removeLast() }
    live.insert(instance, at: 0)
    return instance
  }

  private func follow(_ route: [Edge], with instance: Instance) throws(HiddenState) {
    for edge in route {
      guard let made = try? instance.perform(edge.gestures) else { throw HiddenState() }
      instance.state = places[instance.screen.key] ?? -1
      guard instance.state == edge.to, made.step.lines == edge.lines else { throw HiddenState() }
    }
  }

  /// The instance that is nearest to a state and the known way from there, when it takes fewer gestures than a new one.
  private func route(to end: Int, shorterThan limit: Int) -> (Instance, [Edge])? {
    struct Arrival {
      let from: Int
      let edge: Edge
    }
    var arrivals: [Int: Arrival] = [:]
    var starts: [Int: Instance] = [:]
    var queue: [(state: Int, cost: Int)] = []
    for instance in live where starts[instance.state] == nil {
      if instance.state == end { return (instance, []) }
      starts[instance.state] = instance
      queue.append((instance.state, 0))
    }
    var next = 0
    while next < queue.count {
      let (state, cost) = queue[next]
      next += 1
      for edge in edges[state] where starts[edge.to] == nil && arrivals[edge.to] == nil {
        let total = cost + edge.gestures.count
        // A new instance costs about as much as two gestures.
        guard total <= limit + 2 else { continue }
        arrivals[edge.to] = Arrival(from: state, edge: edge)
        if edge.to == end {
          var route: [Edge] = []
          var place = end
          while let arrival = arrivals[place] {
            route.append(arrival.edge)
            place = arrival.from
          }
          return starts[place].map { ($0, route.reversed()) }
        }
        queue.append((edge.to, total))
      }
    }
    return nil
  }
}
