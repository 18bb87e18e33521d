import Foundation
import HeadlessUI
import Semantics
import Testing

/// What Foundation's own formatters write in a component: in the scenario's language and zone, and not the machine's.
@MainActor
struct UserSettingsTests {
  /// Formatters as they stand in most apps: made without a locale.
  private struct Receipt: View {
    let date = Date(timeIntervalSince1970: 1_000_000_000)
    var body: some View {
      Text(dateText)
      Text(priceText)
      Text(date.formatted(date: .abbreviated, time: .shortened))
      Text(date.formatted(.dateTime.weekday(.wide).month(.wide).day()))
      Text(Decimal(12.5).formatted(.currency(code: "USD")))
      Text("\(Calendar.current.firstWeekday), \(Calendar.current.component(.hour, from: date))")
      Text("\(Locale.current.identifier), \(Locale.autoupdatingCurrent.identifier), \(TimeZone.current.identifier)")
      Text(Locale.preferredLanguages.joined())
    }

    private var dateText: String {
      let formatter = DateFormatter()
      formatter.dateStyle = .medium
      formatter.timeStyle = .short
      return formatter.string(from: date)
    }

    private var priceText: String {
      let formatter = NumberFormatter()
      formatter.numberStyle = .currency
      return formatter.string(from: 1234.5) ?? ""
    }
  }

  private func texts(_ view: some View, locale: String) throws -> [String?] {
    try MountedView(view, environment: SemanticEnvironment(locale: locale)).tree.nodes.map { node in
      node.label?.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
    }
  }

  nonisolated static let receipts: [(locale: String, texts: [String])] = [
    (
      "en_US",
      [
        "Sep 9, 2001 at 1:46 AM", "$1,234.50", "Sep 9, 2001 at 1:46 AM", "Sunday, September 9", "$12.50", "1, 1",
        "en_US, en_US, GMT", "en-US",
      ]
    ),
    (
      "de_DE",
      [
        "09.09.2001, 01:46", "1.234,50 €", "9. Sept. 2001, 1:46", "Sonntag, 9. September", "12,50 $", "2, 1",
        "de_DE, de_DE, GMT", "de-DE",
      ]
    ),
  ]

  @Test("Everybody reads dates and prices as at home", arguments: receipts)
  func datesAndPrices(_ receipt: (locale: String, texts: [String])) throws {
    let heard = try texts(Receipt(), locale: receipt.locale)
    #expect(heard == receipt.texts)
  }

  private struct Kept: View {
    static let format = Date.FormatStyle(date: .long, time: .omitted)
    let date = Date(timeIntervalSince1970: 0)
    var body: some View {
      Text(date, format: Self.format)
      Text(2.5.formatted(.number))
      Text(2.5.formatted(.number.locale(Locale(identifier: "fr_FR"))))
    }
  }

  @Test func aFormatThatIsKeptFollowsTheScenario() throws {
    #expect(try texts(Kept(), locale: "en_US") == ["January 1, 1970", "2.5", "2,5"])
    #expect(try texts(Kept(), locale: "de_DE") == ["1. Januar 1970", "2,5", "2,5"])
    #expect(try texts(Kept(), locale: "en_US") == ["January 1, 1970", "2.5", "2,5"])
  }

  /// Beside a view the machine's settings are as they were, whatever they are.
  @Test func nothingIsLeftBehind() throws {
    let zone = NSTimeZone.default
    defer { NSTimeZone.default = zone }
    NSTimeZone.default = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let before = Locale.current
    #expect(try texts(Receipt(), locale: "ar_SA").last == "ar-SA")
    #expect(try texts(Receipt(), locale: "en_US").first == "Sep 9, 2001 at 1:46 AM")
    #expect(Locale.current == before)
    #expect(NSTimeZone.default.identifier == "Asia/Tokyo")
  }

  private struct Outer: View {
    let inner: @MainActor () -> String
    var body: some View {
      Text("\(inner()), \(Locale.current.identifier), \(Calendar.autoupdatingCurrent.firstWeekday)")
    }
  }

  @Test func aViewInTheCodeOfAnotherHasItsOwn() throws {
    let outer = Outer {
      let inner = try? MountedView(Receipt(), environment: SemanticEnvironment(locale: "de_DE"))
      return inner?.tree.nodes.last?.label ?? ""
    }
    #expect(try texts(outer, locale: "en_US") == ["de-DE, en_US, 1"])
  }
}
