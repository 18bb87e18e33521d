/// A moment of a film, in parts of a second.
public struct CMTime: Hashable, Sendable {
  public var value: Int64
  public var timescale: Int32
  private var isNumber = true

  public init(value: Int64, timescale: Int32) {
    self.value = value
    self.timescale = timescale
  }

  public init(seconds: Double, preferredTimescale: Int32) {
    let ticks = seconds * Double(preferredTimescale)
    self.init(value: Int64(exactly: ticks.rounded()) ?? 0, timescale: preferredTimescale)
    isNumber = Int64(exactly: ticks.rounded()) != nil
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let indefinite = CMTime(seconds: .nan, preferredTimescale: 1)
  public static let invalid = CMTime(seconds: .nan, preferredTimescale: 0)

  public var isValid: Bool { isNumber }
  public var isNumeric: Bool { isNumber }
  public var isIndefinite: Bool { !isNumber }

  /// How many seconds it is; not a number where it is none.
  public var seconds: Double { isNumber && timescale != 0 ? Double(value) / Double(timescale) : .nan }
}

extension CMTime: Comparable {
  public static func < (one: CMTime, other: CMTime) -> Bool { one.seconds < other.seconds }

  public static func + (one: CMTime, other: CMTime) -> CMTime { one.combined(with: other, by: +) }
  public static func - (one: CMTime, other: CMTime) -> CMTime { one.combined(with: other, by: -) }

  /// Counts in the finer of the two scales.
  private func combined(with other: CMTime, by operation: (Double, Double) -> Double) -> CMTime {
    CMTime(seconds: operation(seconds, other.seconds), preferredTimescale: max(timescale, other.timescale))
  }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
