import Foundation

/// A wheel of a date picker: one part of a date.
enum DateWheel: Hashable {
  /// A day of a year with its weekday, where a time of day is selected too.
  case weekday
  case month, day, year
  case hour, minute, dayPeriod

  /// The wheels in the order in which a language writes the parts.
  static func wheels(for components: DatePickerComponents, in locale: Locale) -> [DateWheel] {
    func ordered(_ wheels: [DateWheel], _ template: String, _ letters: [DateWheel: String]) -> [DateWheel] {
      let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
      func place(_ wheel: DateWheel) -> String.Index? {
        pattern.firstIndex { (letters[wheel] ?? "").contains($0) }
      }
      return wheels.filter { place($0) != nil }.sorted { place($0)! < place($1)! }
    }
    var wheels: [DateWheel] = []
    if components == [.date] {
      wheels = ordered([.month, .day, .year], "yMMMMd", [.month: "ML", .day: "d", .year: "y"])
    } else if components.contains(.date) {
      wheels = [.weekday]
    }
    guard components.contains(.hourAndMinute) else { return wheels }
    return wheels
      + ordered([.hour, .minute, .dayPeriod], "jmm", [.hour: "hHkK", .minute: "m", .dayPeriod: "abB"])
  }

  func text(of date: Date, in environment: EnvironmentValues) -> String {
    let plain = Date.FormatStyle(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    switch self {
    case .weekday: return plain.weekday(.abbreviated).month(.abbreviated).day().format(date)
    case .month: return plain.month(.wide).format(date)
    case .day: return plain.day().format(date)
    case .year: return plain.year().format(date)
    case .hour:
      let hour = environment.calendar.component(.hour, from: date)
      let isHalfDay = Self.wheels(for: .hourAndMinute, in: environment.locale).contains(.dayPeriod)
      return numberText(isHalfDay ? (hour + 11) % 12 + 1 : hour, in: environment.locale) ?? "\(hour)"
    case .minute: return plain.minute(.twoDigits).format(date)
    case .dayPeriod:
      let formatter = DateFormatter()
      formatter.locale = environment.locale
      formatter.timeZone = environment.timeZone
      formatter.dateFormat = "a"
      return formatter.string(from: date)
    }
  }

  /// The date after the wheel was turned; a wheel begins anew at its end and moves no other one.
  func turned(_ date: Date, by steps: Int, in calendar: Calendar) -> Date {
    switch self {
    case .dayPeriod:
      let isMorning = calendar.component(.hour, from: date) < 12
      guard isMorning == (steps > 0) else { return date }
      return calendar.date(byAdding: .hour, value: steps > 0 ? 12 : -12, to: date) ?? date
    case .weekday: return calendar.date(byAdding: .day, value: steps, to: date) ?? date
    case .month: return calendar.date(byAdding: .month, value: steps, to: date, wrappingComponents: true) ?? date
    case .day: return calendar.date(byAdding: .day, value: steps, to: date, wrappingComponents: true) ?? date
    case .year: return calendar.date(byAdding: .year, value: steps, to: date) ?? date
    case .hour: return calendar.date(byAdding: .hour, value: steps, to: date, wrappingComponents: true) ?? date
    case .minute: return calendar.date(byAdding: .minute, value: steps, to: date, wrappingComponents: true) ?? date
    }
  }
}
