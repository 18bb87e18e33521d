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

  /// The node that was acted on, before and after.
  var node: AuditedNode? { before.node(stop.node) }
  var nodeAfter: AuditedNode? { after.node(stop.node) }

  var changed: Bool { from != to }

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

  /// The names of the haptics that were really played.
  var haptics: [String] {
    step.lines.compactMap { if case .event(.haptic(let name, nil)) = $0 { name } else { nil } }
  }

  /// Whether the focused node vanished.
  var lostFocus: Bool { step.lines.contains { if case .event(.focusLost) = $0 { true } else { false } } }
}
