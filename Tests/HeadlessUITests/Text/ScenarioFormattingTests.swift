import Foundation
import HeadlessUI
import Semantics
import Testing

/// A bare `formatted()` in a component follows the scenario, also beside `import Foundation`.
@MainActor
struct ScenarioFormattingTests {
  private struct Numbers: View {
    let count = 12345
    let share = 0.5
    let narrow: Float = 1.5
    let width: CGFloat = 12345.5

    var body: some View {
      Text(verbatim: count.formatted())
      Text(verbatim: UInt16(54321).formatted())
      Text(verbatim: count.formatted(.number.grouping(.never)))
      Text(verbatim: share.formatted(.percent))
      Text(verbatim: count.formatted(.currency(code: "EUR")))
      Text(verbatim: share.formatted(.number.precision(.fractionLength(2))))
      Text(verbatim: narrow.formatted())
      Text(verbatim: width.formatted())
      Text(verbatim: count.formatted(.number.locale(Locale(identifier: "en_US"))))
    }
  }

  @Test(arguments: [
    ("en_US", ["12,345", "54,321", "12345", "50%", "€12,345.00", "0.50", "1.5", "12,345.5", "12,345"]),
    (
      "de_DE",
      [
        "12.345", "54.321", "12345", "50\u{A0}%", "12.345,00\u{A0}€", "0,50", "1,5", "12.345,5", "12,345",
      ]
    ),
    (
      "es_ES",
      [
        "12.345", "54.321", "12345", "50\u{A0}%", "12.345,00\u{A0}€", "0,50", "1,5", "12.345,5", "12,345",
      ]
    ),
  ])
  func numbersFollowTheScenario(locale: String, numbers: [String]) throws {
    #expect(try labels(Numbers(), locale: locale) == numbers)
  }

  @Test func actionsFollowTheScenario() throws {
    struct Counter: View {
      @State private var text = ""
      var body: some View { Button(text.isEmpty ? "Go" : text) { text = 1234.formatted() } }
    }
    let view = try MountedView(Counter(), environment: .init(locale: "de_DE"))
    _ = try view.perform(.activate, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes[0].label == "1.234")
  }

  @Test func otherFormatsStillCompile() {
    let day = Date(timeIntervalSince1970: 0)
    #expect(!day.formatted().isEmpty)
    #expect(!day.formatted(date: .long, time: .omitted).isEmpty)
    #expect(!day.formatted(.dateTime.year()).isEmpty)
    #expect(Decimal(5).formatted() == "5")
    #expect(["a", "b"].formatted(.list(type: .and)) == "a and b")
    #expect(1_000_000.formatted(.byteCount(style: .file)) == "1 MB")
    #expect(String(describing: 12345) == "12345")
    #expect("\(12345)" == "12345")
  }
}
