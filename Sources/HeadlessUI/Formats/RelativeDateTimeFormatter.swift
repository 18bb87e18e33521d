public import Foundation

/// Writes how far a moment is from another.
nonisolated open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    case numeric, named
  }

  public enum UnitsStyle: Int, Sendable {
    case full, spellOut, short, abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  private var chosenLocale: Locale?
  open var locale: Locale! {
    get { chosenLocale ?? CurrentEnvironment.locale }
    set { chosenLocale = newValue }
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale,
      calendar: calendar
    ).format(referenceDate)
  }

  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + interval, relativeTo: start)
  }

  open func localizedString(from components: DateComponents) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: calendar.date(byAdding: components, to: start) ?? start, relativeTo: start)
  }

  open override func string(for object: Any?) -> String? {
    (object as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
