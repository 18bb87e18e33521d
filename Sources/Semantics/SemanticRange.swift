/// The numbers behind an adjustable node; a bound that does not exist is absent, never a sentinel.
public struct SemanticRange: Sendable, Hashable, Codable {
  public var lower: Double?
  public var upper: Double?
  public var step: Double?
  public var current: Double?

  public init(lower: Double? = nil, upper: Double? = nil, step: Double? = nil, current: Double? = nil) {
    self.lower = lower
    self.upper = upper
    self.step = step
    self.current = current
  }
}
