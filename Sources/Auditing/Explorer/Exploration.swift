public import Narration
import Semantics

/// Every state that was reached, and every step that was made between them.
public struct Exploration: Sendable {
  struct State: Sendable {
    let tree: AuditedTree
    /// The shortest way there.
    let gestures: [Gesture]
    /// Whether every action of every stop was tried.
    var isWalked = false
  }

  /// Something that went wrong on the way.
  public struct Problem: Sendable {
    public let gestures: [Gesture]
    public let message: String
  }

  /// The cursor was brought to a stop.
  struct Visit: Sendable {
    let tree: AuditedTree
    let stop: SpokenStop
    /// Where the cursor was in the end.
    let cursor: NodeID?
    let gestures: [Gesture]

    var node: AuditedNode? { tree.node(stop.node) }
  }

  /// A step that sounds otherwise with the other setting of Reduce Motion.
  struct Difference: Sendable {
    let node: AuditedNode?
    let gestures: [Gesture]
    let speech: [String]
    let twinSpeech: [String]
  }

  /// An action that was taken on a dimmed control, past the reader.
  struct Forced: Sendable {
    let node: AuditedNode
    let action: SemanticAction
    let hadEffect: Bool
    /// The way to the state in which it was taken.
    let gestures: [Gesture]
  }

  /// A control that somebody was left alone with for a while.
  struct Pause: Sendable {
    let node: AuditedNode
    /// Whether it was gone in the end.
    let isGone: Bool
    let gestures: [Gesture]
  }

  var states: [State] = []
  var steps: [AuditedStep] = []
  var visits: [Visit] = []
  var differences: [Difference] = []
  /// How many steps were made with both settings of Reduce Motion and sounded the same.
  var equalSteps = 0
  var forced: [Forced] = []
  /// What changed by itself while nobody did anything.
  var drifts: [Drift] = []
  var pauses: [Pause] = []
  /// Whether every step started from a new instance, because the component remembers more than it shows.
  var isExact = false
  public internal(set) var problems: [Problem] = []
  /// What ended the walk before everything was seen; nil when all was walked.
  public internal(set) var bound: String?

  public var stateCount: Int { states.count }
  public var stepCount: Int { steps.count }
}
