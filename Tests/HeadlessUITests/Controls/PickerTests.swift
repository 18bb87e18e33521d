import HeadlessUI
import Semantics
import Testing

/// A picker in each of the system's styles, and one that stands for several values.
@MainActor
struct PickerTests {
  private struct Sizes<Style: PickerStyle>: View {
    let style: Style
    @State private var size = 2
    var body: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(style)
      Text("\(size) chosen")
    }
  }

  private func elements(_ style: some PickerStyle) throws -> [String] {
    try published(Sizes(style: style)).map(GoldenCase.text)
  }

  @Test func theStyleSaysWhatIsSpoken() throws {
    let menu = ["L Size V Large T button", "L 2 chosen"]
    let parts = ["L Small T button", "L Large T button+selected", "L 2 chosen"]
    #expect(try elements(.automatic) == menu)
    #expect(try elements(.menu) == menu)
    #expect(try elements(.navigationLink) == menu)
    #expect(try elements(.segmented) == parts)
    #expect(try elements(.palette) == parts)
    #expect(try elements(.inline) == ["L Size"] + parts)
    #expect(try elements(.wheel) == ["L – V Large adjustable", "L 2 chosen"])
  }

  @Test func aSegmentAndARowAreChosenByATap() throws {
    let segments = try Heard(Sizes(style: .segmented))
    _ = try segments.activate("Small")
    #expect(
      segments.view.tree.nodes.map(GoldenCase.text) == ["L Small T button+selected", "L Large T button", "L 1 chosen"])
    let rows = try Heard(Sizes(style: .inline))
    _ = try rows.activate("Small")
    #expect(rows.labels.last == "1 chosen")
  }

  @Test func aWheelIsTurnedBySwipes() throws {
    let view = try MountedView(Sizes(style: .wheel))
    _ = try view.perform(.decrement, on: view.tree.nodes[0].id)
    #expect(view.tree.nodes.map(GoldenCase.text) == ["L – V Small adjustable", "L 1 chosen"])
  }

  private struct Row: Identifiable {
    let id: Int
    var size: Int
  }

  private struct Several: View {
    @State var rows: [Row]
    var body: some View {
      Picker("Sizes", sources: $rows, selection: \.size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      Text(rows.map { "\($0.size)" }.joined(separator: " and "))
    }
  }

  @Test func ofSeveralValuesNothingIsSelectedWhileTheyDiffer() throws {
    let screen = try Heard(Several(rows: [Row(id: 1, size: 1), Row(id: 2, size: 2)]))
    #expect(screen.view.tree.nodes.map(GoldenCase.text) == ["L Small T button", "L Large T button", "L 1 and 2"])
    _ = try screen.activate("Large")
    #expect(
      screen.view.tree.nodes.map(GoldenCase.text) == ["L Small T button", "L Large T button+selected", "L 2 and 2"])
  }
}
