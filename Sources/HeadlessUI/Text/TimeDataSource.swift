public import Foundation
import Semantics

/// A value that changes as time goes on, such as the present moment.
nonisolated public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (EnvironmentValues) -> Value
}

nonisolated extension TimeDataSource where Value == Date {
  /// The moment of the scenario and what has passed since.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0.now } }
}

extension Text {
  /// Shows a value that changes with time, in the environment's locale.
  public init<V, F: FormatStyle>(
    _ source: TimeDataSource<V>, format: F, file: String = #filePath, line: Int = #line
  ) where V == F.FormatInput, F.FormatOutput == String {
    self.init(
      .formatted { ScenarioFormat.output(of: source.value($0), format, in: $0) },
      source: SourceLocation(file: file, line: line))
  }

  /// Shows a value that changes with time by a format that has attributes.
  public init<V, F: FormatStyle>(
    _ source: TimeDataSource<V>, format: F, file: String = #filePath, line: Int = #line
  ) where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(
      .formatted { String(ScenarioFormat.output(of: source.value($0), format, in: $0).characters) },
      source: SourceLocation(file: file, line: line))
  }
}

/// Formats of the system for what changes with time.
nonisolated public enum SystemFormatStyle {
  /// The time that is left of an interval, or that passed in it.
  public struct Timer: FormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    var locale = Locale.autoupdatingCurrent

    public func format(_ value: Date) -> AttributedString {
      AttributedString(
        Text.DateStyle.timer(
          interval.lowerBound...interval.upperBound, at: value, countsDown: countsDown, showsHours: showsHours,
          in: locale))
    }

    public func locale(_ locale: Locale) -> Timer {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of an interval; its fields and its precision are those of a timer of seconds.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(interval: interval, countsDown: true, showsHours: showsHours)
  }

  /// The time that passed in an interval; its fields and its precision are those of a timer of seconds.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> SystemFormatStyle.Timer {
    SystemFormatStyle.Timer(interval: interval, countsDown: false, showsHours: showsHours)
  }
}
