/// How a change would be shown over time; a name and nothing that takes time.
public struct Animation: Equatable, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ name: String) { description = name }

  public static let `default` = Animation("default")
  public static let linear = Animation("linear")
  public static let easeIn = Animation("easeIn")
  public static let easeOut = Animation("easeOut")
  public static let easeInOut = Animation("easeInOut")
  public static let spring = Animation("spring")
  public static let bouncy = Animation("bouncy")
  public static let smooth = Animation("smooth")
  public static let snappy = Animation("snappy")
  public static let interactiveSpring = Animation("interactiveSpring")
  public static let interpolatingSpring = Animation("interpolatingSpring")

  public static func linear(duration: Double) -> Animation { linear }
  public static func easeIn(duration: Double) -> Animation { easeIn }
  public static func easeOut(duration: Double) -> Animation { easeOut }
  public static func easeInOut(duration: Double) -> Animation { easeInOut }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: Double = 0.35
  ) -> Animation { Animation("timingCurve") }
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Animation { Animation("timingCurve") }

  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { spring }
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { spring }
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { .spring }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { bouncy }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { smooth }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { snappy }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { interactiveSpring }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { interpolatingSpring }

  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  public func logicallyComplete(after duration: Double) -> Animation { self }
}

/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  private let name: String
  public static let linear = UnitCurve(name: "linear")
  public static let easeIn = UnitCurve(name: "easeIn")
  public static let easeOut = UnitCurve(name: "easeOut")
  public static let easeInOut = UnitCurve(name: "easeInOut")
}

/// A spring by its duration and bounce.
public struct Spring: Hashable, Sendable {
  public let duration: Double
  public let bounce: Double
  public static let smooth = Spring()
  public static let snappy = Spring(duration: 0.5, bounce: 0.15)
  public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.duration = duration
    self.bounce = bounce
  }
}
