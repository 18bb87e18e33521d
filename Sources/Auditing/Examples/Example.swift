public import Semantics

/// A small screen that a rule is shown with: how it looks to a listener, and how it answers.
public struct Example: Sendable {
  /// What the screen is, in a few words.
  public let caption: String
  /// Makes the screen for an environment, with nothing done to it yet.
  public let makeHost: @MainActor @Sendable (SemanticEnvironment) -> any SemanticHost

  /// A screen that stays as it is.
  init(_ caption: String, _ nodes: SemanticNode..., withheld: [WithheldNode] = []) {
    self.init(caption, nodes, withheld: withheld) { _, _, _ in [] }
  }

  /// A screen that answers to what is done to it.
  ///
  /// - Parameter react: Changes the screen, and returns what else happened.
  init(
    _ caption: String, _ nodes: [SemanticNode], withheld: [WithheldNode] = [],
    react: @escaping @MainActor @Sendable (ExampleScreen, SemanticAction, NodeID) -> [SemanticEvent.Kind]
  ) {
    self.init(caption, react: react) { SemanticTree(environment: $0, nodes: nodes, withheld: withheld) }
  }

  /// A screen that a host of its own shows.
  init(_ caption: String, host: @escaping @MainActor @Sendable (SemanticEnvironment) -> any SemanticHost) {
    self.caption = caption
    makeHost = host
  }

  /// A screen that depends on its environment.
  init(
    _ caption: String,
    react: @escaping @MainActor @Sendable (ExampleScreen, SemanticAction, NodeID) -> [SemanticEvent.Kind] = {
      _, _, _ in []
    },
    tree: @escaping @Sendable (SemanticEnvironment) -> SemanticTree
  ) {
    self.init(caption, host: { ExampleScreen(tree($0), react: react) })
  }
}

/// The host behind an example.
@MainActor
final class ExampleScreen: SemanticHost {
  var tree: SemanticTree
  private let react: @MainActor @Sendable (ExampleScreen, SemanticAction, NodeID) -> [SemanticEvent.Kind]

  init(
    _ tree: SemanticTree,
    react: @escaping @MainActor @Sendable (ExampleScreen, SemanticAction, NodeID) -> [SemanticEvent.Kind]
  ) {
    self.tree = tree
    self.react = react
  }

  func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] {
    guard let node = tree.node(id) else { throw .noSuchNode(id) }
    guard node.isEnabled else { return [] }
    return react(self, action, id).map { SemanticEvent($0, node: id, cause: .action(action, id)) }
  }

  func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent] { [] }
  func takePendingEvents() -> [SemanticEvent] { [] }

  /// Changes a node at the top of the screen.
  func change(_ id: NodeID, _ body: (inout SemanticNode) -> Void) {
    guard let place = tree.nodes.firstIndex(where: { $0.id == id }) else { return }
    body(&tree.nodes[place])
  }
}
