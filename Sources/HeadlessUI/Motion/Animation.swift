public import Foundation

/// How a change would be shown over time; a name and nothing that takes time.
///
/// Durations, delays, speeds and repetitions are accepted and not kept: a change here either moves or it does not.
public struct Animation: Equatable, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ name: String) { description = name }

  /// An animation that is worked out by code of one's own; only its type's name is kept.
  public init<A: CustomAnimation>(_ base: A) { self.init("\(A.self)") }

  /// The system's animation; those that follow differ in name alone, since nothing takes time.
  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")

  /// The same animation: how long it takes, in seconds, is not kept.
  public static func linear(duration: TimeInterval) -> Animation { linear }
  public static func easeIn(duration: TimeInterval) -> Animation { easeIn }
  public static func easeOut(duration: TimeInterval) -> Animation { easeOut }
  public static func easeInOut(duration: TimeInterval) -> Animation { easeInOut }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation("timingCurve") }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation { Animation("timingCurve") }

  /// The same animation: when it begins, how fast it is and how often it runs is not kept.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
