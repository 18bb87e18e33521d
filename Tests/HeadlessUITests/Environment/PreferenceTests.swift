import Foundation
import HeadlessUI
import Semantics
import Testing

/// What views tell those around them.
@MainActor
struct PreferenceTests {
  private struct Count: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  private struct Basket: View {
    @State private var count = 0
    @State private var items = ["Tea", "Rye"]
    var body: some View {
      Text("\(count) in the basket")
      VStack {
        ForEach(items, id: \.self) { Text($0).preference(key: Count.self, value: 1) }
        Button("Add") { items.append("Oil") }.transformPreference(Count.self) { $0 += 10 }
      }
      .onPreferenceChange(Count.self) { count = $0 }
    }
  }

  @Test("A count comes up from the rows, and again when there is one more")
  func countOfRows() throws {
    let screen = try Heard(Basket())
    #expect(screen.labels == ["12 in the basket", "Tea", "Rye", "Add"])
    _ = try screen.activate("Add")
    #expect(screen.labels.first == "13 in the basket")
  }

  @Test("A view that stands in front of others or behind them is made of what they tell")
  func overlays() throws {
    let row = Text("Row").preference(key: Count.self, value: 3)
    #expect(try labels(row.overlayPreferenceValue(Count.self) { Text("\($0) over") }) == ["Row", "3 over"])
    #expect(try labels(row.backgroundPreferenceValue(Count.self) { Text("\($0) under") }) == ["3 under", "Row"])
  }

  @Test("An anchor comes up, and is a place in the proxy of a view around")
  func anchors() throws {
    let view = Text("Tab").anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    #expect(
      try labels(
        view.overlayPreferenceValue(Bounds.self) { anchor in
          GeometryReader { proxy in if let anchor { Text("Underline \(Int(proxy[anchor].width))") } }
        }
      ).count == 2)
    #expect(try labels(Text("Tab").overlayPreferenceValue(Bounds.self) { if $0 != nil { Text("Never") } }) == ["Tab"])
  }
}
