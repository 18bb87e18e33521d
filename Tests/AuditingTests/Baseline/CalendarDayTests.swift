import Auditing
import Testing

struct CalendarDayTests {
  @Test(
    "A day is written as it is read", arguments: ["2026-03-01", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"])
  func days(_ text: String) { #expect(CalendarDay(text)?.description == text) }

  @Test(
    "What is no day",
    arguments: [
      "", "2026-3-1", "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-01", "2026-01-00", "0000-01-01",
      "2026/03/01", "01-03-2026", "2026-03-01T00:00", " 2026-03-01", "2026-03-0١", "+026-03-01", "२०२६-०३-०१",
    ])
  func noDays(_ text: String) { #expect(CalendarDay(text) == nil) }

  @Test func daysFollowOneAnother() {
    let days = ["2025-12-31", "2026-01-01", "2026-01-31", "2026-02-01", "2027-01-01"].compactMap { CalendarDay($0) }
    #expect(days == days.reversed().sorted())
    #expect(days.count == 5)
  }
}
