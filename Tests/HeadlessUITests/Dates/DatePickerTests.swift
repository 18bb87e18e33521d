import Foundation
import HeadlessUI
import Semantics
import Testing

/// What date pickers publish, and how a listener selects with them.
@MainActor
struct DatePickerTests {
  /// 17 February 2026, 14:05 in UTC.
  private static let date = Date(timeIntervalSince1970: 1_771_337_100)

  private struct Trip<Style: DatePickerStyle>: View {
    let style: Style
    var components: DatePickerComponents = .date
    @State var date = DatePickerTests.date
    var body: some View {
      DatePicker(
        "Departure", selection: $date,
        in: DatePickerTests.date.addingTimeInterval(-86_400 * 2)...DatePickerTests.date.addingTimeInterval(86_400 * 60),
        displayedComponents: components
      )
      .datePickerStyle(style)
    }
  }

  private func texts(_ nodes: [SemanticNode]) -> [String] { nodes.map(GoldenCase.text) }

  @Test(
    "The button of a compact picker tells the date as the language writes it",
    arguments: [
      ("en_US", "L Date Picker V Feb 17, 2026 H Double-tap to expand T button"),
      ("de_DE", "L Date Picker V 17. Feb. 2026 H Zum Erweitern doppeltippen T button"),
    ])
  func compact(_ locale: String, _ button: String) throws {
    #expect(texts(try published(Trip(style: .compact), locale: locale)) == ["L Departure", button])
  }

  @Test func dateAndTimeAreAButtonEach() throws {
    let nodes = try published(DatePicker("Alarm", selection: .constant(Self.date)), locale: "en_GB")
    #expect(
      texts(nodes) == [
        "L Alarm", "L Date Picker V 17 Feb 2026 H Double-tap to expand T button",
        "L Time Picker V 14:05 H Double-tap to expand T button",
      ])
  }

  @Test func aHiddenLabelIsNotSpoken() throws {
    let nodes = try published(Trip(style: .automatic).labelsHidden())
    #expect(nodes.map(\.label) == ["Date Picker"])
  }

  @Test func theButtonOpensACalendar() throws {
    let view = try MountedView(Trip(style: .compact))
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    let popover = try #require(view.tree.nodes.last)
    #expect(popover.container == .modal)
    #expect(popover.children.count == 3 + 28 + 1)
    #expect(
      texts(Array(popover.children.prefix(3))) == [
        "L February 2026 T button adjustable", "L Previous Month T button dimmed", "L Next Month T button",
      ])
    let days = popover.children[3..<31]
    #expect(GoldenCase.text(of: days[19]) == "L Tuesday, February 17 T button+selected")
    #expect(GoldenCase.text(of: days[16]) == "L Saturday, February 14 T button dimmed")
    #expect(GoldenCase.text(of: popover.children[31]).hasPrefix("L dismiss popup H Double-tap to dismiss"))
    _ = try view.perform(.activate, on: days[20].id)
    #expect(view.tree.nodes[1].value == "Feb 18, 2026")
    _ = try view.perform(.escape, on: popover.id)
    #expect(view.tree.nodes.count == 2)
  }

  @Test func aCalendarTurnsItsPagesAndKeepsTheTime() throws {
    let view = try MountedView(Trip(style: .graphical, components: [.date, .hourAndMinute]))
    #expect(view.tree.nodes.map(\.label).prefix(3) == ["Departure", "February 2026", "Previous Month"])
    _ = try view.perform(.increment, on: view.tree.nodes[1].id)
    #expect(view.tree.nodes[1].label == "March 2026")
    let day = try #require(view.tree.nodes.first { $0.label == "Sunday, March 1" })
    _ = try view.perform(.activate, on: day.id)
    #expect(view.tree.nodes.first { $0.traits.contains(.selected) }?.label == "Sunday, March 1")
    #expect(view.tree.nodes.last?.value?.hasPrefix("2:05") == true)
    _ = try view.perform(.activate, on: view.tree.nodes[2].id)
    #expect(view.tree.nodes[1].label == "February 2026")
  }

  @Test(
    "Wheels stand in the order of the language",
    arguments: [
      ("en_US", ["February", "17", "2026"]), ("de_DE", ["17", "Februar", "2026"]),
    ])
  func wheels(_ locale: String, _ values: [String]) throws {
    let nodes = try published(Trip(style: .wheel), locale: locale)
    #expect(nodes.map(\.label) == ["Departure", nil, nil, nil])
    #expect(nodes.dropFirst().map(\.value) == values)
    #expect(nodes.dropFirst().allSatisfy { $0.role == .pickerItem && $0.isAdjustable })
  }

  @Test func aWheelTurnsAndStopsAtTheBounds() throws {
    let view = try MountedView(Trip(style: .wheel))
    func values() -> [String?] { view.tree.nodes.dropFirst().map(\.value) }
    _ = try view.perform(.increment, on: view.tree.nodes[2].id)
    #expect(values() == ["February", "18", "2026"])
    _ = try view.perform(.increment, on: view.tree.nodes[3].id)
    #expect(values() == ["April", "18", "2026"])
  }

  @Test func theWheelsOfATimeFollowTheClockOfTheLanguage() throws {
    let american = try published(Trip(style: .wheel, components: .hourAndMinute))
    #expect(american.dropFirst().map(\.value) == ["2", "05", "PM"])
    let german = try published(Trip(style: .wheel, components: .hourAndMinute), locale: "de_DE")
    #expect(german.dropFirst().map(\.value) == ["14", "05"])
  }

  @Test func aComponentsOwnStyleRuns() throws {
    struct Plain: DatePickerStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Button("Tomorrow") { configuration.selection += 86_400 }
        Text(configuration.selection, format: .dateTime.day())
      }
    }
    let view = try MountedView(Trip(style: Plain()))
    #expect(view.tree.nodes.map(\.label) == ["Departure", "Tomorrow", "17"])
    _ = try view.perform(.activate, on: view.tree.nodes[1].id)
    #expect(view.tree.nodes.last?.label == "18")
  }

  @Test func severalDaysAreSelected() throws {
    struct Days: View {
      @State private var days: Set<DateComponents> = []
      var body: some View {
        MultiDatePicker("Days off", selection: $days)
        Text("\(days.count) days")
      }
    }
    let view = try MountedView(Days())
    #expect(view.tree.nodes.prefix(2).map(\.label) == ["Days off", "January 2025"])
    let day = try #require(view.tree.nodes.first { $0.label == "Friday, January 10" })
    _ = try view.perform(.activate, on: day.id)
    #expect(view.tree.node(day.id)?.traits.contains(.selected) == true)
    #expect(view.tree.nodes.last?.label == "1 days")
    _ = try view.perform(.activate, on: day.id)
    #expect(view.tree.nodes.last?.label == "0 days")
  }
}
