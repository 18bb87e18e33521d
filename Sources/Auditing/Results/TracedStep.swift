public import Narration

/// A gesture on the first screen of a component, and everything that a person gets for it.
public struct TracedStep: Sendable, Hashable, Codable {
  /// The gestures that were made, the last one being the one that is told of.
  public var gestures: [Gesture]
  /// What was spoken, felt and moved, as lines of a transcript.
  public var lines: [String]
  /// The same with Reduce Motion on; nil where it was not tried, or could not be repeated.
  public var reduced: [String]?

  public init(gestures: [Gesture], lines: [String], reduced: [String]? = nil) {
    self.gestures = gestures
    self.lines = lines
    self.reduced = reduced
  }
}
