public import Foundation

/// Writes how long a span of dates is, by the parts of a calendar.
///
/// It stands for `Date.ComponentsFormatStyle`, which Foundation has on Linux without a way to format.
nonisolated public struct _SpanFormatStyle: FormatStyle, Sendable {
  public struct Style: Codable, Hashable, Sendable {
    let width: String
    let separator: String
    public static let condensedAbbreviated = Style(width: "unit-width-narrow", separator: " ")
    public static let narrow = Style(width: "unit-width-narrow", separator: " ")
    public static let abbreviated = Style(width: "unit-width-short", separator: ", ")
    public static let wide = Style(width: "unit-width-full-name", separator: ", ")
    public static let spellOut = Style(width: "unit-width-full-name", separator: ", ")
  }

  public struct Field: Codable, Hashable, Sendable {
    let name: String
    public static let year = Field(name: "year")
    public static let month = Field(name: "month")
    public static let week = Field(name: "week")
    public static let day = Field(name: "day")
    public static let hour = Field(name: "hour")
    public static let minute = Field(name: "minute")
    public static let second = Field(name: "second")
  }

  public var style: Style
  public var locale: Locale
  public var calendar: Calendar
  public var fields: Set<Field>?

  public init(
    style: Style, locale: Locale = .autoupdatingCurrent, calendar: Calendar = Calendar(identifier: .gregorian),
    fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }

  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }

  public func format(_ value: Range<Date>) -> String {
    let units = Self.units.filter { fields?.contains($0.field) ?? ($0.field != .week) }
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: value.lowerBound, to: value.upperBound)
    let counts = units.map { ($0.field.name, parts.value(for: $0.component) ?? 0) }
    let kept = counts.filter { $0.1 != 0 }
    return (kept.isEmpty ? counts.suffix(1) : kept[...]).map { name, count in
      UnitText.text(of: Double(count), unit: name, options: [style.width], in: locale) ?? "\(count) \(name)"
    }
    .joined(separator: style.separator)
  }

  private static let units: [(field: Field, component: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]
}

nonisolated extension FormatStyle where Self == _SpanFormatStyle {
  public static func components(
    style: _SpanFormatStyle.Style, fields: Set<_SpanFormatStyle.Field>? = nil
  ) -> Self {
    Self(style: style, fields: fields)
  }
}

nonisolated extension Range<Date> {
  public func formatted(_ style: _SpanFormatStyle) -> String { ScenarioFormat.localized(style).format(self) }
}

extension _SpanFormatStyle: LocaleBearing {}
