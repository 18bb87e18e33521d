public import Foundation

/// The dates at which a timeline view is updated.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode

  /// The dates from a start on, in their order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a timeline may be updated.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  /// Less often, as when a wrist is lowered; never so here.
  case lowFrequency
}

/// Updates in an interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    // The entry at or before the start is the first.
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    let (start, interval) = (start, interval)
    return sequence(state: passed) { number in
      defer { number += 1 }
      return start + number * interval
    }
  }
}

/// Updates at each full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
    PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60).entries(from: startDate, mode: mode)
  }
}

/// Updates at dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Updates as often as a movement wants it: here ten times a second, as there is nobody who looks.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 0.1)
    isPaused = paused
  }

  public func entries(from start: Date, mode: Mode) -> some Sequence<Date> {
    let (interval, limit) = (interval, isPaused ? 1.0 : .infinity)
    return sequence(state: 0.0) { number in
      guard number < limit else { return nil }
      defer { number += 1 }
      return start + number * interval
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date { Self(dates) }
}
