import Narration
import Semantics

/// One gesture, and everything that came of it.
struct AuditedStep: Sendable {
  /// Something that was heard, with what brought it about.
  struct Utterance: Sendable {
    enum Cause: Sendable {
      /// The reader's own answer to the gesture.
      case answer
      case announcement
      /// The cursor came to another stop.
      case landing
    }
    let text: String
    let cause: Cause
  }

  /// Which way a gesture means to move a value.
  enum Direction: Sendable {
    case up, down

    var opposite: Direction { self == .up ? .down : .up }
  }

  let before: AuditedTree
  let after: AuditedTree
  /// Where the cursor was.
  let stop: SpokenStop
  let gesture: Gesture
  let step: Step
  /// The gestures that lead here, this one included.
  let gestures: [Gesture]
  /// The places of the states before and after, in the exploration.
  let from: Int
  let to: Int
  let direction: Direction?
  /// What the gesture moved by much, also with Reduce Motion.
  var unreduced: [DeclaredMotion] = []
  /// Where the texts stand that change by themselves while nobody does anything.
  var ticking: Set<SourceLocation> = []
  /// Where the texts stand that some control right beside them changes, in any step of the walk.
  var answering: Set<SourceLocation> = []
  /// Whether all that is gone was brought up by one earlier step, and nothing else is otherwise.
  var isReturn = false

  /// The node that was acted on, before and after.
  var node: AuditedNode? { before.node(stop.node) }
  var nodeAfter: AuditedNode? {
    guard let node = after.node(stop.node), !node.isWithheld else { return nil }
    return node
  }

  var changed: Bool { from != to }

  var isActivation: Bool { if case .activate = gesture { true } else { false } }

  var utterances: [Utterance] {
    var cause = Utterance.Cause.answer
    return step.lines.compactMap { line in
      switch line {
      case .event(.announcement): cause = .announcement
      case .event(.focusRequested), .event(.focusLost), .event(.screenChanged), .event(.layoutChanged): cause = .landing
      case .speech(let text):
        defer { if cause == .announcement { cause = .answer } }
        return Utterance(text: text, cause: cause)
      case .event, .outline: break
      }
      return nil
    }
  }

  /// The texts that the program itself had spoken.
  var announcements: [String] {
    step.events.compactMap { event in
      switch event.kind {
      case .announcement(let text, _), .screenChanged(let text?), .layoutChanged(let text?): text
      default: nil
      }
    }
  }

  /// The texts that were spoken after a while, which an earlier step may have led to.
  var lateAnnouncements: Set<String> {
    Set(
      step.events.compactMap { event in
        guard case .announcement(let text, _) = event.kind, event.cause == .time else { return nil }
        return text
      })
  }

  /// All that was heard, in one text.
  var heard: String { utterances.map(\.text).joined(separator: ", ") }

  /// The names of the haptics that were really played.
  var haptics: [String] {
    step.lines.compactMap { if case .event(.haptic(let name, nil)) = $0 { name } else { nil } }
  }

  /// Whether the focused node vanished.
  var lostFocus: Bool { step.lines.contains { if case .event(.focusLost) = $0 { true } else { false } } }

  /// Whether the program sent the cursor somewhere.
  var movedFocus: Bool {
    step.events.contains { event in
      switch event.kind {
      case .focusRequested, .screenChanged(nil): true
      case .layoutChanged: event.node != nil
      default: false
      }
    }
  }
}
