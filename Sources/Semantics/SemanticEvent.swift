/// Something that happened on the screen because of an action, beside what the tree shows.
public struct SemanticEvent: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// A haptic; `isPlayed` is false where the platform leaves the feedback out.
    case haptic(name: String, isPlayed: Bool)
    case motion(Motion)
    case announcement(text: String, priority: Priority)
    /// The screen was replaced; a text, when there is one, is spoken.
    case screenChanged(text: String?)
    /// Part of the screen was replaced; a text, when there is one, is spoken.
    case layoutChanged(text: String?)
    case pageScrolled(text: String)
    /// The program asked the reader to move to the node.
    case focusRequested
    case valueChanged
    /// An address was handed to the system, which shows what is there in another app or over this one.
    case opened(address: String)
  }

  public enum Priority: String, Sendable, Hashable, Codable, CaseIterable {
    case low, `default`, high
  }

  public var kind: Kind
  /// The node that the event is about, where there is one.
  public var node: NodeID?
  /// What led to it.
  public var cause: Cause

  public enum Cause: Sendable, Hashable {
    case action(SemanticAction, NodeID)
    /// The reader's cursor moved.
    case focus
    /// The screen appeared.
    case appearance
    /// Time passed.
    case time
  }

  public init(_ kind: Kind, node: NodeID? = nil, cause: Cause = .appearance) {
    self.kind = kind
    self.node = node
    self.cause = cause
  }
}

/// A movement that really happened.
public struct Motion: Sendable, Hashable {
  public enum Change: Sendable, Hashable {
    case replace(from: String, to: String)
    case insert(String)
    case remove(String)
  }

  /// SwiftUI's word for the effect, such as `numericText`.
  public var effect: String
  public var change: Change

  public init(effect: String, change: Change) {
    self.effect = effect
    self.change = change
  }
}
