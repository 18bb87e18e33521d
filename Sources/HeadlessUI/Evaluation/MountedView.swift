public import Semantics

/// A view on a screen that nobody has to draw: it publishes a semantic tree and can be acted on.
@MainActor
public final class MountedView: SemanticHost {
  private let mount: Mount

  /// Shows a view under the circumstances of a scenario.
  ///
  /// - Parameters:
  ///   - environment: Locale, Reduce Motion, type size and the rest; never the machine's.
  ///   - content: The view.
  /// - Throws: ``HostError/neverSettles(view:)`` when the view changes itself in every update.
  public init<Content: View>(_ content: Content, environment: SemanticEnvironment = .init()) throws(HostError) {
    mount = Mount(content, scenario: environment)
    try mount.settle()
  }

  public var tree: SemanticTree { mount.tree }

  public func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] {
    guard let node = mount.tree.node(id) else { throw .noSuchNode(id) }
    guard node.isEnabled else { return [] }
    guard let handler = mount.handlers[id]?.first(where: { $0.answers(action) }) else {
      throw .noSuchAction(action, id)
    }
    mount.cause = .action(action, id)
    try mount.settle { handler.perform(action) }
    return mount.takeEvents()
  }

  public func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent] {
    guard mount.focusedNode != id else { return [] }
    mount.focusedNode = id
    mount.cause = .focus
    try mount.settle { mount.focusChanged() }
    return mount.takeEvents()
  }

  public func takePendingEvents() -> [SemanticEvent] { mount.takeEvents() }
}
