import Foundation
import HeadlessUI
import Narration
import Semantics
import Testing

/// What views tell those around them.
@MainActor
struct PreferenceTests {
  private struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Bounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
  }

  @Test func aPreferenceReachesTheViewAround() throws {
    struct Basket: View {
      @State private var count = 1
      @State private var total = 0
      var body: some View {
        Text("Total \(total)")
        VStack {
          Button("Add") { count += 1 }.preference(key: Total.self, value: count)
          Text("Delivery").preference(key: Total.self, value: 5)
        }
        .onPreferenceChange(Total.self) { total = $0 }
      }
    }
    let heard = try Heard(Basket())
    #expect(heard.labels == ["Total 6", "Add", "Delivery"])
    _ = try heard.activate("Add")
    #expect(heard.labels == ["Total 7", "Add", "Delivery"])
  }

  @Test func aPreferenceCanPutAViewInFrontOrBehind() throws {
    let view = Text("Page").preference(key: Total.self, value: 3)
    #expect(try labels(view.overlayPreferenceValue(Total.self) { Text("\($0) more") }) == ["Page", "3 more"])
    #expect(try labels(view.backgroundPreferenceValue(Total.self) { Text("\($0) behind") }) == ["3 behind", "Page"])
  }

  @Test func anAnchorReachesTheViewAround() throws {
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
