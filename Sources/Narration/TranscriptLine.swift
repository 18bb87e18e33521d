public import Semantics

/// One line of what a listener gets: something spoken, or an event that is not speech.
public enum TranscriptLine: Sendable, Hashable {
  /// A phrase, already in the notation's words and not yet escaped.
  case speech(String)
  /// The line after `~ `, and what it stands for.
  case event(Event)

  public enum Event: Sendable, Hashable {
    case haptic(name: String, notPlayedOn: String?)
    case motion(Motion)
    case announcement(SemanticEvent.Priority)
    case screenChanged
    case layoutChanged
    case focusRequested(String)
    case focusLost(String)
  }
  /// Lines of the outline that `tree` prints.
  case outline(String)
}
