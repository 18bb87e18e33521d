/// The numbers behind an adjustable node; a bound that does not exist is absent, never a sentinel.
public struct SemanticRange: Sendable, Hashable, Codable {
  public var lower: Double?
  public var upper: Double?
  public var step: Double?
  public var current: Double?

  /// Makes a range; an infinite number, or one that is no number, is no bound and becomes nil.
  public init(lower: Double? = nil, upper: Double? = nil, step: Double? = nil, current: Double? = nil) {
    self.lower = finite(lower)
    self.upper = finite(upper)
    self.step = finite(step)
    self.current = finite(current)
  }
}
