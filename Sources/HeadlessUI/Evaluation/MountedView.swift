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
  public convenience init<Content: View>(
    _ content: Content, environment: SemanticEnvironment = .init()
  ) throws(HostError) {
    try self.init(environment: environment) { content }
  }

  /// Shows a view that is made under the circumstances of a scenario: what its making starts belongs to it.
  ///
  /// - Parameters:
  ///   - environment: Locale, Reduce Motion, type size and the rest; never the machine's.
  ///   - module: The module of the view, whose string tables are searched first; none by default.
  ///   - content: Makes the view.
  /// - Throws: ``HostError`` when the view never comes to rest.
  public init<Content: View>(
    environment: SemanticEnvironment, module: String? = nil,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) throws(HostError) {
    mount = Mount(scenario: environment, module: module, content: content)
    try mount.settle()
  }

  public var tree: SemanticTree { mount.tree }

  public func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] {
    guard let node = mount.tree.node(id) else { throw .noSuchNode(id) }
    mount.shifts = []
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

  public func wait(_ duration: Duration) throws(HostError) -> Passage {
    let wanted = duration.nanoseconds
    mount.cause = .time
    let left = try mount.pass(wanted)
    return Passage(events: mount.takeEvents(), remaining: .nanoseconds(left))
  }

  public func takePendingEvents() -> [SemanticEvent] { mount.takeEvents() }
}

extension Duration {
  /// The whole nanoseconds, none of a negative duration, and at most a century's.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return min(seconds, 3_200_000_000) * 1_000_000_000 + attoseconds / 1_000_000_000
  }
}
