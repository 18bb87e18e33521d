public import Semantics

/// One gesture and what came of it.
public struct Step: Sendable {
  public var gesture: Gesture
  /// What the listener gets, in the order in which it happened.
  public var lines: [TranscriptLine]
  /// The phrases behind the speech lines, in the same order.
  public var phrases: [Phrase]
  public var events: [SemanticEvent]
  public var cursorBefore: NodeID?
  public var cursorAfter: NodeID?

  public init(
    gesture: Gesture, lines: [TranscriptLine], phrases: [Phrase], events: [SemanticEvent],
    cursorBefore: NodeID?, cursorAfter: NodeID?
  ) {
    self.gesture = gesture
    self.lines = lines
    self.phrases = phrases
    self.events = events
    self.cursorBefore = cursorBefore
    self.cursorAfter = cursorAfter
  }
}
