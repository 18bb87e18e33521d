import Foundation

/// A curve from 0 to 1, by which something changes in time.
public struct UnitCurve: Hashable, Sendable {
  private enum Form: Hashable {
    case bezier(UnitPoint, UnitPoint)
    case circularEaseIn
    case circularEaseOut
    case circularEaseInOut
    case circularEaseInOutInverse
  }

  private let form: Form

  public static let linear = bezier(.init(x: 0, y: 0), .init(x: 1, y: 1))
  public static let easeIn = bezier(.init(x: 0.42, y: 0), .init(x: 1, y: 1))
  public static let easeOut = bezier(.init(x: 0, y: 0), .init(x: 0.58, y: 1))
  public static let easeInOut = bezier(.init(x: 0.42, y: 0), .init(x: 0.58, y: 1))
  public static let circularEaseIn = UnitCurve(form: .circularEaseIn)
  public static let circularEaseOut = UnitCurve(form: .circularEaseOut)
  public static let circularEaseInOut = UnitCurve(form: .circularEaseInOut)

  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    bezier(startControlPoint, endControlPoint)
  }

  private static func bezier(_ start: UnitPoint, _ end: UnitPoint) -> UnitCurve {
    UnitCurve(form: .bezier(start, end))
  }

  /// The curve with its two axes changed for each other.
  public var inverse: UnitCurve {
    switch form {
    case .bezier(let start, let end): Self.bezier(.init(x: start.y, y: start.x), .init(x: end.y, y: end.x))
    case .circularEaseIn: .circularEaseOut
    case .circularEaseOut: .circularEaseIn
    case .circularEaseInOut: UnitCurve(form: .circularEaseInOutInverse)
    case .circularEaseInOutInverse: .circularEaseInOut
    }
  }

  /// How far the change is.
  ///
  /// - Parameter progress: The share of the time that is over; less than 0 counts as 0, and more than 1 as 1.
  public func value(at progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    switch form {
    case .bezier(let start, let end):
      let time = Self.parameter(reaching: progress, by: start.x, end.x)
      return Self.coordinate(at: time, by: start.y, end.y)
    case .circularEaseIn: return 1 - (1 - progress * progress).squareRoot()
    case .circularEaseOut: return (1 - (1 - progress) * (1 - progress)).squareRoot()
    case .circularEaseInOut:
      let half = progress < 0.5 ? 2 * progress : 2 - 2 * progress
      let value = (1 - (1 - half * half).squareRoot()) / 2
      return progress < 0.5 ? value : 1 - value
    case .circularEaseInOutInverse:
      let half = progress < 0.5 ? 1 - 2 * progress : 2 * progress - 1
      let value = (1 - half * half).squareRoot() / 2
      return progress < 0.5 ? value : 1 - value
    }
  }

  /// How fast the change is, as a multiple of the linear one.
  ///
  /// - Parameter progress: The share of the time that is over; less than 0 counts as 0, and more than 1 as 1.
  public func velocity(at progress: Double) -> Double {
    let progress = progress.isNaN ? 0 : min(max(progress, 0), 1)
    let (before, after) = (max(progress - 1e-5, 0), min(progress + 1e-5, 1))
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// One coordinate of a Bézier curve from 0 to 1.
  private static func coordinate(at time: Double, by start: CGFloat, _ end: CGFloat) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * time * Double(start) + 3 * rest * time * time * Double(end) + time * time * time
  }

  /// Where on a Bézier curve a coordinate is reached, found by halving.
  private static func parameter(reaching wanted: Double, by start: CGFloat, _ end: CGFloat) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if coordinate(at: middle, by: start, end) < wanted { low = middle } else { high = middle }
    }
    return wanted == 0 ? 0 : wanted == 1 ? 1 : (low + high) / 2
  }
}
