import Narration
import Semantics

extension Rule {
  static let autoDismiss = Rule(
    .autoDismiss, "What can be used waits for whoever uses it",
    why: """
      A message with a button that goes after a few seconds is gone before somebody who listens has heard it and found \
      the button. Twenty seconds are waited for; what is loading, and ends with what was loaded, is left alone.
      """,
    policy: .experimental, impact: .moderate, criteria: ["2.2.1"],
    fix: "Leave it until it is dismissed, or offer the same somewhere that stays.",
    failing: Example("a button that is taken away by time", host: { TimedScreen($0, goesByTime: true) }),
    passing: Example("the button that stays", host: { TimedScreen($0, goesByTime: false) }),
    check: .exploration { exploration, verdicts in
      for pause in exploration.pauses {
        guard pause.isGone else {
          verdicts.pass()
          continue
        }
        verdicts.gestures = pause.gestures
        verdicts.fail(pause.node, "\(pause.node.title) goes by itself within 20 seconds")
      }
      verdicts.gestures = []
    })
}

/// A host whose button “Undo” comes up, and may go after a while.
@MainActor
private final class TimedScreen: SemanticHost {
  private(set) var tree: SemanticTree
  private let goesByTime: Bool

  init(_ environment: SemanticEnvironment, goesByTime: Bool) {
    tree = SemanticTree(environment: environment, nodes: [.button("remove", "Remove mug")])
    self.goesByTime = goesByTime
  }

  func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] {
    if id == "remove", tree.nodes.count == 1 { tree.nodes.append(.button("undo", "Undo")) }
    return []
  }

  func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent] { [] }
  func takePendingEvents() -> [SemanticEvent] { [] }

  func wait(_ duration: Duration) throws(HostError) -> Passage {
    if goesByTime, duration > .seconds(3) { tree.nodes.removeAll { $0.id == "undo" } }
    return Passage()
  }
}
