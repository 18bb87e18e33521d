/// Something that shows a semantic tree and can be acted on: a mounted view, a document, one day a live app.
@MainActor
public protocol SemanticHost: AnyObject {
  /// The tree as it is now.
  var tree: SemanticTree { get }

  /// Takes an action on a node, waits until nothing changes any more, and hands back what happened, in order.
  ///
  /// An action on a disabled node does nothing and is no error.
  ///
  /// - Throws: ``HostError`` when there is no such node, the node does not offer the action, the host cannot act at
  ///   all, or the screen never comes to rest.
  func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent]

  /// Tells the program where the reader's cursor is, and hands back what it did about it.
  func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent]

  /// Hands back the events since the screen appeared that nobody has asked for yet.
  func takePendingEvents() -> [SemanticEvent]

  /// Lets time pass until something is due, at most for a duration; hosts without a clock have nothing to wait for.
  func wait(_ duration: Duration) throws(HostError) -> Passage
}

extension SemanticHost {
  public func wait(_ duration: Duration) throws(HostError) -> Passage { Passage() }
}

/// What happened while time passed.
public struct Passage: Sendable, Hashable {
  public var events: [SemanticEvent]
  /// What is left of the duration, because something happened earlier; zero when all of it has passed.
  public var remaining: Duration

  public init(events: [SemanticEvent] = [], remaining: Duration = .zero) {
    self.events = events
    self.remaining = remaining
  }
}

/// Why a host could not do what was asked of it.
public enum HostError: Error, Sendable, Hashable, CustomStringConvertible {
  case noSuchNode(NodeID)
  case noSuchAction(SemanticAction, NodeID)
  /// The tree was read from a document: there is no program behind it.
  case cannotAct
  /// The view changes itself in every update.
  case neverSettles(view: String)
  /// Work goes on at one moment without letting time pass.
  case neverRests(work: String)

  public var description: String {
    switch self {
    case .noSuchNode(let id): "there is no node “\(id)” on the screen"
    case .noSuchAction(let action, let id): "the node “\(id)” does not offer \(action)"
    case .cannotAct: "this tree was read from a file: it can be read aloud, but not acted on"
    case .neverSettles(let view):
      "\(view) changes its own state in every update and never settles; look for state that is set in body, onChange or onAppear"
    case .neverRests(let work):
      "\(work) goes on and on without letting time pass; "
        + "look for a loop that only yields, and for work that starts itself again at once"
    }
  }
}

/// A tree that shows and refuses to act.
@MainActor
public final class DocumentHost: SemanticHost {
  public let tree: SemanticTree

  public init(_ tree: SemanticTree) { self.tree = tree }

  public func perform(_ action: SemanticAction, on id: NodeID) throws(HostError) -> [SemanticEvent] {
    throw .cannotAct
  }

  public func focus(_ id: NodeID?) throws(HostError) -> [SemanticEvent] { [] }
  public func takePendingEvents() -> [SemanticEvent] { [] }
}
