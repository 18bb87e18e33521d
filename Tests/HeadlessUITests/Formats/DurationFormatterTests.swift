import Foundation
import HeadlessUI
import Testing

struct DurationFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    return formatter.string(from: seconds)
  }

  @Test func numbersStandBetweenColons() {
    #expect(text(65, [.minute, .second], .positional) == "1:05")
    #expect(text(65, [.minute, .second], .positional, .pad) == "01:05")
    #expect(text(5, [.minute, .second], .positional) == "5")
    #expect(text(3_725, [.hour, .minute, .second], .positional) == "1:02:05")
  }

  @Test func wordsNameTheUnits() {
    #expect(text(5_400, [.hour, .minute], .full) == "1 hour, 30 minutes")
    #expect(text(5_400, [.hour, .minute], .abbreviated) == "1h 30m")
    #expect(text(7_200, [.hour, .minute], .full) == "2 hours")
    #expect(text(0, [.hour, .minute], .full) == "0 minutes")
  }

  @Test func aMomentIsToldFromAnother() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let formatter = RelativeDateTimeFormatter()
    #expect(formatter.localizedString(for: start - 7_200, relativeTo: start) == "2 hours ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: start + 86_400, relativeTo: start) == "tomorrow")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.localizedString(for: start + 86_400, relativeTo: start) == "morgen")
  }

  @Test func aListEndsInAnd() {
    #expect(ListFormatter.localizedString(byJoining: ["tea", "milk", "bread"]) == "tea, milk, and bread")
  }

  @Test func aSpanOfDatesIsWrittenByItsParts() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let span = start..<start + 5_400
    #expect(span.formatted(.components(style: .wide)) == "1 hour, 30 minutes")
    #expect(span.formatted(.components(style: .narrow, fields: [.minute])) == "90m")
    #expect((start..<start).formatted(.components(style: .wide, fields: [.day])) == "0 days")
  }
}
