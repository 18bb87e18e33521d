import Semantics

/// A host for examples that hands back whole events, and may answer where it is dimmed.
@MainActor
final class ScriptedScreen: SemanticHost {
  typealias Answer = @MainActor @Sendable (inout SemanticTree, SemanticAction, NodeID) -> [SemanticEvent]

  private(set) var tree: SemanticTree
  private let answer: Answer

  init(_ tree: SemanticTree, answer: @escaping Answer) {
    self.tree = tree
    self.answer = answer
  }

  func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] {
    answer(&tree, action, id)
  }

  func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent] { [] }
  func takePendingEvents() -> [SemanticEvent] { [] }
}

extension Example {
  /// A screen whose every answer is written down.
  init(_ caption: String, _ nodes: [SemanticNode], answer: @escaping ScriptedScreen.Answer) {
    self.init(caption, host: { ScriptedScreen(SemanticTree(environment: $0, nodes: nodes), answer: answer) })
  }
}
