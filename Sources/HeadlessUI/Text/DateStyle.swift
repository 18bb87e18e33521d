import Foundation

extension Text {
  /// How a date is shown as a text.
  public struct DateStyle: Equatable, Hashable, Sendable, Codable {
    private let name: String
    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")

    func text(of date: Date, in environment: EnvironmentValues) -> String {
      let style = Date.FormatStyle(
        date: name == "time" ? .omitted : .long, time: name == "date" ? .omitted : .shortened,
        locale: environment.locale,
        calendar: environment.calendar, timeZone: environment.timeZone)
      return style.format(date)
    }
  }
}
