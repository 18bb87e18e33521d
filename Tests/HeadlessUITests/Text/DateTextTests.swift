import Foundation
import HeadlessUI
import Semantics
import Testing

@MainActor
struct DateTextTests {
  private let now = Date(timeIntervalSince1970: 0)

  /// What a text says at the moment.
  private func text(_ text: Text, locale: String = "en_US") throws -> String? {
    try MountedView(text, environment: SemanticEnvironment(locale: locale, now: now)).tree.nodes.first?.label
  }

  @Test(arguments: [
    ("en_US", "January 1, 1970", "12:00\u{202F}AM"), ("de_DE", "1. Januar 1970", "0:00"),
    ("es_ES", "1 de enero de 1970", "0:00"),
  ])
  func aDateIsWrittenInTheZoneOfTheScenario(locale: String, date: String, time: String) throws {
    #expect(try labels(Text(now, style: .date), locale: locale) == [date])
    #expect(try labels(Text(now, style: .time), locale: locale) == [time])
    #expect(try labels(Text("On \(now, style: .date)"), locale: locale) == ["On " + date])
    #expect(try labels(Text(now, format: Date.FormatStyle(date: .omitted, time: .shortened)), locale: locale) == [time])
  }

  @Test(arguments: [
    (Text.DateStyle.relative, 140.0, "2 min, 20 sec"), (.relative, -8_580, "2 hr, 23 min"),
    (.offset, 7_200, "+2 hours"),
    (.offset, -60, "-1 minute"), (.timer, 152, "2:32"), (.timer, 133_141, "36:59:01"), (.timer, -5, "0:05"),
  ])
  func aDistanceIsWrittenFromTheMomentOfTheScenario(style: Text.DateStyle, seconds: Double, text: String) throws {
    let date = now.addingTimeInterval(seconds)
    #expect(try self.text(Text(date, style: style)) == text)
    #expect(try self.text(Text("In \(date, style: style)")) == "In " + text)
  }

  @Test func everyRunTellsTheSameWhereNoMomentIsSet() throws {
    let noon = DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2025, month: 1, day: 1, hour: 12)
    #expect(SemanticEnvironment().now == noon.date)
    let eleven = SemanticEnvironment.noon.addingTimeInterval(-3_600)
    #expect(try labels(Text(eleven, style: .relative)) == ["1 hr"])
    #expect(try labels(Text(timerInterval: eleven...eleven.addingTimeInterval(3_661))) == ["1:01"])
    #expect(try labels(Text("\(timerInterval: eleven...eleven.addingTimeInterval(3_661))")) == ["1:01"])
  }

  @Test(arguments: [
    ("en_US", -86_400.0, "yesterday"), ("de_DE", -86_400, "gestern"), ("en_US", 7_200, "in 2 hours"),
  ])
  func aRelativeFormatIsToldFromTheMomentOfTheScenario(locale: String, seconds: Double, text: String) throws {
    let date = now.addingTimeInterval(seconds)
    #expect(try self.text(Text(date, format: .relative(presentation: .named)), locale: locale) == text)
    #expect(
      try self.text(Text("\(date, format: .relative(presentation: .named))"), locale: locale) == text)
  }

  @Test func theMomentAtHandIsASourceOfItsOwn() throws {
    let tea = now.addingTimeInterval(-60)..<now.addingTimeInterval(125)
    #expect(try text(Text(.currentDate, format: .timer(countingDownIn: tea))) == "2:05")
    #expect(try text(Text(.currentDate, format: .timer(countingUpIn: tea, showsHours: false))) == "1:00")
    #expect(try text(Text(.currentDate, format: .dateTime.year().month(.wide)), locale: "de_DE") == "Januar 1970")
    let view = try MountedView(Text(.currentDate, format: .timer(countingDownIn: tea)), environment: .init(now: now))
    _ = try view.wait(.seconds(5))
    #expect(view.tree.nodes.map(\.label) == ["2:00"])
  }

  @Test func theEndsOfTimeAreFarAway() throws {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .greatestFiniteMagnitude)] {
      for style in [Text.DateStyle.relative, .offset, .timer] {
        #expect(try text(Text(date, style: style))?.isEmpty == false)
      }
    }
  }

  @Test(arguments: [
    (true, true, "1:01:40"), (false, true, "1:40"), (true, false, "61:40"),
  ])
  func aTimerHaltsWhereItIsTold(countsDown: Bool, showsHours: Bool, text: String) throws {
    let interval = now...now.addingTimeInterval(3_800)
    let timer = Text(
      timerInterval: interval, pauseTime: now.addingTimeInterval(100), countsDown: countsDown, showsHours: showsHours)
    #expect(try labels(timer) == [text])
  }

  @Test func aRangeIsWritten() throws {
    let text = "Jan 1, 1970, 12:00\u{2009}–\u{2009}2:00\u{202F}AM"
    #expect(try labels(Text(now...now.addingTimeInterval(7_200))) == [text])
    #expect(try labels(Text(DateInterval(start: now, duration: 7_200))) == [text])
  }
}
