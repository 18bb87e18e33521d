public import Narration
import Semantics

/// Every state that was reached, and every step that was made between them.
public struct Exploration: Sendable {
  struct State: Sendable {
    let tree: AuditedTree
    /// The shortest way there.
    let gestures: [Gesture]
  }

  /// Something that went wrong on the way.
  public struct Problem: Sendable {
    public let gestures: [Gesture]
    public let message: String
  }

  var states: [State] = []
  var steps: [AuditedStep] = []
  public internal(set) var problems: [Problem] = []
  /// What ended the walk before everything was seen; nil when all was walked.
  public internal(set) var bound: String?

  public var stateCount: Int { states.count }
  public var stepCount: Int { steps.count }
}
