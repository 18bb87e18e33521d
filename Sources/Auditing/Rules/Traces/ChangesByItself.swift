import Semantics

extension Rule {
  static let changesByItself = Rule(
    .changesByItself, "What changes by itself can be stopped",
    why: """
      Pages that turn every few seconds, and words that give way to others, are gone before somebody who reads slowly, or \
      who has just found them by ear, is through. The screen is left alone for a while: what goes on changing for longer \
      than five seconds needs a way to stop it beside it. What counts, and what changes once, is left alone.
      """,
    policy: .experimental, impact: .serious, criteria: ["2.2.2"],
    fix: "Let the pages be turned by hand alone, or put a button beside them that pauses them.",
    failing: Example("a saying that gives way to the next", host: { TurningScreen($0, hasPause: false) }),
    passing: Example("the saying with a button that pauses it", host: { TurningScreen($0, hasPause: true) }),
    check: .exploration { exploration, verdicts in
      for drift in exploration.drifts where drift.last > .seconds(5) {
        // A status changes a few times and then rests; a page is turned for the sake of it.
        guard drift.changes > (drift.node.node.isPage ? 1 : 2) else { continue }
        let place = drift.node.node.isPage ? drift.node.descendants.first(where: \.isStop) ?? drift.node : drift.node
        if canBeStopped(drift.node) {
          verdicts.pass()
        } else {
          let what = drift.node.node.isPage ? "the page with \(place.title)" : place.title
          verdicts.fail(
            place, "\(what) gives way to another by itself, again and again, and nothing beside it stops that")
        }
      }
    })

  /// Whether a button near by says that it stops what moves.
  private static func canBeStopped(_ node: AuditedNode) -> Bool {
    let tree = node.tree
    let stops = tree.nodes.filter(\.isStop)
    let ahead = stops.filter { $0.place < node.place }.suffix(3)
    let following = stops.filter { $0.place >= node.entry.end }.prefix(4)
    return (Array(ahead) + Array(node.descendants) + Array(following)).contains { stop in
      guard stop.isActionable, stop.isStop else { return false }
      return !stopping.isDisjoint(with: SpokenWords(stop.allTexts).words)
    }
  }

  private static let stopping: Set<String> = [
    "pause", "stop", "play", "playing", "autoplay", "automatically", "rotation", "pausieren", "anhalten", "stopp",
    "pausar", "detener", "parar",
  ]
}

/// A screen whose text changes every three seconds.
@MainActor
private final class TurningScreen: SemanticHost {
  private(set) var tree: SemanticTree
  private var turns = 0

  init(_ environment: SemanticEnvironment, hasPause: Bool) {
    tree = SemanticTree(environment: environment, nodes: [.text("saying", "Haste makes waste")])
    if hasPause { tree.nodes.append(.button("pause", "Pause")) }
  }

  func wait(_ duration: Duration) throws(HostError) -> Passage {
    guard duration >= .seconds(3) else { return Passage() }
    turns += 1
    tree.nodes[0].label = turns.isMultiple(of: 2) ? "Haste makes waste" : "Still waters run deep"
    return Passage(remaining: duration - .seconds(3))
  }

  func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] { [] }
  func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent] { [] }
  func takePendingEvents() -> [SemanticEvent] { [] }
}
