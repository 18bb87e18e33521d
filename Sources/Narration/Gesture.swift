public import Semantics

/// What a person does, in words that no reader owns.
public enum Gesture: Sendable, Hashable, Codable {
  case read
  case `where`
  case next(Int)
  case previous(Int)
  case first
  case last
  case focus(Target)
  case activate(Int)
  case increment(Int)
  case decrement(Int)
  case perform(String)
  case escape
  case magicTap
  case type(String)
  case rotor(String, forward: Bool)
  case scroll(SemanticAction.Direction)
  /// Does nothing for a while.
  case wait(Duration)
  case tree

  /// What the cursor is sent to.
  public enum Target: Sendable, Hashable, Codable {
    /// The whole label as exposed on the platform, case-sensitively.
    case label(String)
    case identifier(String)
  }
}
