public import Foundation
import Semantics

extension Text {
  /// Shows a date, or how far it is away at the moment of the scenario.
  public init(_ date: Date, style: DateStyle, file: String = #filePath, line: Int = #line) {
    self.init(
      .formatted { style.text(of: date, in: $0) }, source: SourceLocation(file: file, line: line))
  }

  /// Shows a range between two dates.
  public init(_ dates: ClosedRange<Date>, file: String = #filePath, line: Int = #line) {
    self.init(.formatted { DateStyle.text(of: dates, in: $0) }, source: SourceLocation(file: file, line: line))
  }

  /// Shows an interval between two dates.
  public init(_ interval: DateInterval, file: String = #filePath, line: Int = #line) {
    self.init(
      .formatted { DateStyle.text(of: interval.start...interval.end, in: $0) },
      source: SourceLocation(file: file, line: line))
  }

  /// Shows the time that is left of an interval, or that passed in it, at the moment of the scenario.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval in which the timer runs.
  ///   - pauseTime: When the timer was halted; nil while it runs.
  ///   - countsDown: Whether the time that is left is shown, true by default.
  ///   - showsHours: Whether hours are told apart from minutes, true by default.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      .formatted {
        DateStyle.timer(
          timerInterval, at: pauseTime ?? $0.now, countsDown: countsDown, showsHours: showsHours, in: $0.locale)
      }, source: SourceLocation(file: file, line: line))
  }

  /// How a date is shown as a text.
  public struct DateStyle: Hashable, Sendable, Codable {
    private enum Kind: String, Codable {
      case time, date, relative, offset, timer
    }

    private let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)

    func text(of date: Date, in environment: EnvironmentValues) -> String {
      let seconds = date.timeIntervalSince(environment.now).rounded()
      switch kind {
      case .time: return Self.format(date: .omitted, time: .shortened, in: environment).format(date)
      case .date: return Self.format(date: .long, time: .omitted, in: environment).format(date)
      case .relative: return Self.duration(seconds, .abbreviated, units: 2, in: environment.locale)
      case .offset:
        let sign = seconds < 0 ? "-" : "+"
        return sign + Self.duration(seconds, .wide, units: 1, in: environment.locale)
      case .timer: return Self.clock(seconds, showsHours: true, in: environment.locale)
      }
    }

    static func text(of dates: ClosedRange<Date>, in environment: EnvironmentValues) -> String {
      let style = Date.IntervalFormatStyle(
        date: .abbreviated, time: .shortened, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone)
      return style.format(dates.lowerBound..<dates.upperBound)
    }

    static func timer(
      _ interval: ClosedRange<Date>, at now: Date, countsDown: Bool, showsHours: Bool, in locale: Locale
    ) -> String {
      let now = min(max(now, interval.lowerBound), interval.upperBound)
      let seconds = countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
      return clock(seconds.rounded(), showsHours: showsHours, in: locale)
    }

    private static func format(
      date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, in environment: EnvironmentValues
    ) -> Date.FormatStyle {
      Date.FormatStyle(
        date: date, time: time, locale: environment.locale, calendar: environment.calendar,
        timeZone: environment.timeZone)
    }

    private static func duration(
      _ seconds: TimeInterval, _ width: Duration.UnitsFormatStyle.UnitWidth, units: Int, in locale: Locale
    ) -> String {
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width, maximumUnitCount: units)
      return style.locale(locale).format(bounded(seconds))
    }

    private static func clock(_ seconds: TimeInterval, showsHours: Bool, in locale: Locale) -> String {
      let hasHours = showsHours && abs(seconds) >= 3600
      let style = Duration.TimeFormatStyle(pattern: hasHours ? .hourMinuteSecond : .minuteSecond, locale: locale)
      return style.format(bounded(seconds))
    }

    /// The distance as a duration; dates at the ends of time are nearer here, so that no arithmetic overflows.
    private static func bounded(_ seconds: TimeInterval) -> Duration {
      .seconds(Int64(min(abs(seconds), 1e11)))
    }
  }
}
