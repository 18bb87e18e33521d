import Foundation
import Testing

@testable import HeadlessUI

@MainActor
struct DateTextTests {
  private let now = Date(timeIntervalSince1970: 0)

  private func environment(_ locale: String) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return environment
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
  func aDistanceIsWrittenFromNow(style: Text.DateStyle, seconds: Double, text: String) {
    #expect(style.text(of: now.addingTimeInterval(seconds), now: now, in: environment("en_US")) == text)
  }

  @Test func theEndsOfTimeAreFarAway() {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: .greatestFiniteMagnitude)] {
      for style in [Text.DateStyle.relative, .offset, .timer] {
        #expect(!style.text(of: date, now: now, in: environment("en_US")).isEmpty)
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
