import Foundation

/// Gives a format the scenario's locale where its author did not choose one.
enum ScenarioFormat {
  /// The format for a bare `formatted(_:)`, which has no environment but that of the body that runs now.
  static func localized<S: FormatStyle>(_ format: S) -> S {
    if let chosen = (format as? any LocaleBearing)?.locale, !UserSettings.isAutomatic(chosen) { return format }
    return format.locale(CurrentEnvironment.locale)
  }

  /// The format for a text, which SwiftUI gives the locale of the environment whatever its author chose.
  static func localized<S: FormatStyle>(_ format: S, in environment: EnvironmentValues) -> S {
    let localized = format.locale(environment.locale)
    // The machine's zone would make transcripts differ.
    guard var date = localized as? Date.FormatStyle, date.timeZone == .autoupdatingCurrent else { return localized }
    date.timeZone = environment.timeZone
    return date as? S ?? localized
  }

  /// What a text shows of a value; a relative date is told from the moment of the scenario.
  static func output<S: FormatStyle>(
    of input: S.FormatInput, _ format: S, in environment: EnvironmentValues
  ) -> S.FormatOutput {
    let localized = localized(format, in: environment)
    guard let relative = localized as? Date.RelativeFormatStyle, let date = input as? Date else {
      return localized.format(input)
    }
    let anchored = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: relative.presentation, unitsStyle: relative.unitsStyle, locale: relative.locale,
      calendar: environment.calendar, capitalizationContext: relative.capitalizationContext)
    return anchored.format(environment.now) as? S.FormatOutput ?? localized.format(input)
  }

  static func text<Number: BinaryInteger>(of number: Number) -> String {
    IntegerFormatStyle<Number>(locale: CurrentEnvironment.locale).format(number)
  }

  static func text<Number: BinaryFloatingPoint>(of number: Number) -> String {
    FloatingPointFormatStyle<Number>(locale: CurrentEnvironment.locale).format(number)
  }
}

/// A format that tells its locale.
protocol LocaleBearing {
  var locale: Locale { get }
}

extension IntegerFormatStyle: LocaleBearing {}
extension IntegerFormatStyle.Percent: LocaleBearing {}
extension IntegerFormatStyle.Currency: LocaleBearing {}
extension FloatingPointFormatStyle: LocaleBearing {}
extension FloatingPointFormatStyle.Percent: LocaleBearing {}
extension FloatingPointFormatStyle.Currency: LocaleBearing {}
extension ByteCountFormatStyle: LocaleBearing {}
