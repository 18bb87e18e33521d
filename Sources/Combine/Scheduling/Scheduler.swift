public import Dispatch
public import Foundation

/// Where and when work is done.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
}

/// A time that can be written in common units.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ seconds: Int) -> Self
  static func seconds(_ seconds: Double) -> Self
  static func milliseconds(_ milliseconds: Int) -> Self
  static func microseconds(_ microseconds: Int) -> Self
  static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// A moment of a scheduler, in seconds since 1970.
public struct SchedulerTime: Strideable, Hashable, Sendable {
  /// Seconds between two moments.
  public struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, ExpressibleByFloatLiteral, Sendable
  {
    public var magnitude: Double
    public init(_ seconds: Double) { magnitude = seconds }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init(floatLiteral value: Double) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = Double(exactly: source) else { return nil }
      magnitude = seconds
    }
    public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
    public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
    public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
    public static func *= (left: inout Self, right: Self) { left = left * right }
    public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
    public static func seconds(_ seconds: Int) -> Self { Self(Double(seconds)) }
    public static func seconds(_ seconds: Double) -> Self { Self(seconds) }
    public static func milliseconds(_ milliseconds: Int) -> Self { Self(Double(milliseconds) / 1e3) }
    public static func microseconds(_ microseconds: Int) -> Self { Self(Double(microseconds) / 1e6) }
    public static func nanoseconds(_ nanoseconds: Int) -> Self { Self(Double(nanoseconds) / 1e9) }
  }

  public var date: Date
  public init(_ date: Date) { self.date = date }
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by stride: Stride) -> Self { Self(date + stride.magnitude) }
}

/// What nobody needs to say of how work is done.
public struct PlainSchedulerOptions: Sendable {
  public init() {}
}

extension Scheduler where SchedulerTimeType == SchedulerTime {
  public var now: SchedulerTime { SchedulerTime(Date()) }
  public var minimumTolerance: SchedulerTime.Stride { 0 }
}

extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
}

/// Runs work on the main queue, now or after some seconds.
private func onMain(after seconds: Double = 0, _ action: @escaping () -> Void) {
  nonisolated(unsafe) let action = action
  guard seconds > 0 else { return DispatchQueue.main.async { action() } }
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { action() }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = PlainSchedulerOptions

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { onMain(action) }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { onMain(after: now.distance(to: date).magnitude, action) }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = PlainSchedulerOptions

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { onMain(action) }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { onMain(after: now.distance(to: date).magnitude, action) }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = PlainSchedulerOptions

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    async { action() }
  }

  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(deadline: .now() + Swift.max(now.distance(to: date).magnitude, 0)) { action() }
  }
}

/// Does everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = SchedulerTime
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTime, tolerance: SchedulerTime.Stride, options: Never?, _ action: @escaping () -> Void
  ) { action() }
}
