import Foundation
import HeadlessUI
import Semantics
import Testing

/// Rotors that components declare, and what ties elements to each other.
@MainActor
struct RotorTests {
  private struct Message: Identifiable {
    let id: Int
    let subject: String
    var isStarred = false
  }

  private static let messages = [
    Message(id: 1, subject: "Lunch", isStarred: true), Message(id: 2, subject: "Rain"),
    Message(id: 3, subject: "Tickets", isStarred: true),
  ]

  private func rotors(_ view: some View) throws -> [String] {
    let tree = try MountedView(view).tree
    return tree.rotors.map { rotor in
      "\(rotor.name): "
        + rotor.entries.map { "\($0.label ?? "–") → \(tree.node($0.node)?.label ?? "?")" }.joined(separator: ", ")
    }
  }

  @Test("Entries find their views by the identifiers of a loop")
  func builder() throws {
    let list = List(Self.messages) { message in Text("\(message.subject) from Ann") }
      .accessibilityRotor("Starred") {
        ForEach(Self.messages) { message in
          if message.isStarred { AccessibilityRotorEntry(message.subject, id: message.id) }
        }
      }
    #expect(try rotors(list) == ["Starred: Lunch → Lunch from Ann, Tickets → Tickets from Ann"])
  }

  @Test("Entries of values, of another name, and by an identifier of one's own")
  func values() throws {
    let stack = VStack {
      ForEach(Self.messages) { Text($0.subject) }
      Text("End").id("end")
    }
    #expect(
      try rotors(stack.accessibilityRotor("All", entries: Self.messages, entryLabel: \.subject))
        == ["All: Lunch → Lunch, Rain → Rain, Tickets → Tickets"])
    #expect(
      try rotors(stack.accessibilityRotor(.headings, entries: Self.messages, entryID: \.id, entryLabel: \.subject))
        == ["headings: Lunch → Lunch, Rain → Rain, Tickets → Tickets"])
    #expect(
      try rotors(stack.accessibilityRotor(Text("Ends")) { AccessibilityRotorEntry(Text("The end"), id: "end") })
        == ["Ends: The end → End"])
    #expect(
      try rotors(stack.accessibilityRotor("Ends") { AccessibilityRotorEntry("Nowhere", id: "gone") }) == ["Ends: "])
  }

  private struct Named: View {
    @Namespace private var namespace
    var body: some View {
      VStack {
        Text("Intro").accessibilityRotorEntry(id: "a", in: namespace)
        Text("Hidden").accessibilityRotorEntry(id: "b", in: namespace).accessibilityHidden(true)
      }
      .accessibilityRotor("Parts") {
        AccessibilityRotorEntry("Intro", id: "a", in: namespace)
        AccessibilityRotorEntry("Hidden", "b", in: namespace)
      }
    }
  }

  @Test("Entries by a namespace; what is not on the screen is no entry")
  func namespaces() throws { #expect(try rotors(Named()) == ["Parts: Intro → Intro"]) }

  private struct Pair: View {
    @Namespace private var namespace
    @State private var isOn = false
    var body: some View {
      Text("Wi-Fi").accessibilityLabeledPair(role: .label, id: "wifi", in: namespace)
      Toggle("", isOn: $isOn).accessibilityLabeledPair(role: .content, id: "wifi", in: namespace)
    }
  }

  @Test("The label of a pair names its content")
  func pairs() throws { #expect(try MountedView(Pair()).tree.nodes.map(\.label) == ["Wi-Fi", "Wi-Fi"]) }

  private struct Sales: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
      let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"])
      let count = AXNumericDataAxisDescriptor(title: "Count", range: 0...9, gridlinePositions: []) { "\(Int($0))" }
      return AXChartDescriptor(
        title: "Sales by day", summary: nil, xAxis: days, yAxis: count,
        series: [AXDataSeriesDescriptor(name: "Sales", isContinuous: false, dataPoints: [AXDataPoint(x: "Mon", y: 3)])])
    }
  }

  @Test("The title of a chart names it, where nothing else does")
  func chart() throws {
    #expect(
      try MountedView(Rectangle().accessibilityChartDescriptor(Sales())).tree.nodes.map(\.label) == ["Sales by day"])
    #expect(
      try MountedView(Rectangle().accessibilityLabel("Sales").accessibilityChartDescriptor(Sales())).tree.nodes
        .map(\.label) == ["Sales"])
  }

  private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  @Test("A view made of the anchors of another is read after it")
  func anchors() throws {
    let view = Text("Base").anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(Bounds.self) { anchors in Text("\(anchors.count) in front") }
    #expect(try MountedView(view).tree.nodes.map(\.label) == ["Base", "1 in front"])
  }
}
