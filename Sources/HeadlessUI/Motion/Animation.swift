public import Foundation

/// How a change would be shown over time; a name and nothing that takes time.
///
/// Delays and counted repetitions are accepted and not kept: a change here either moves or it does not. The duration and
/// whether it ever ends are kept for audits.
public struct Animation: Equatable, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// In seconds; nil where the system decides.
  private(set) var duration: TimeInterval?
  private(set) var isEndless = false

  init(_ name: String, duration: TimeInterval? = nil) {
    description = name
    self.duration = duration
  }

  /// An animation that is worked out by code of one's own; only its type's name is kept.
  public init<A: CustomAnimation>(_ base: A) { self.init("\(A.self)") }

  /// The system's animation; those that follow differ in name alone, since nothing takes time.
  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")

  public static func linear(duration: TimeInterval) -> Animation {
    Animation("linear", duration: duration)
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation("easeIn", duration: duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation("easeOut", duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut", duration: duration)
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation { Animation("timingCurve", duration: duration) }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve", duration: duration)
  }

  /// The same animation: when it begins, how fast it is and how often it runs is not kept.
  public func delay(_ delay: TimeInterval) -> Animation { self }

  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.duration = duration.map { speed > 0 ? $0 / speed : $0 }
    return animation
  }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.isEndless = true
    return animation
  }

  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }
}
