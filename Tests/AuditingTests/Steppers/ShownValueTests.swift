import Semantics
import SwiftUI
import Testing

@testable import Auditing

/// What a slider says, and what the text beside it shows.
@MainActor
struct ShownValueTests {
  private struct Distance: View {
    var range = 1.0...50
    var value: String?
    var unit = " miles"
    @State private var distance = 24.0
    static let line = #line
    var body: some View {
      Text("Distance: \(Int(distance))\(unit)")
      let slider = Slider(value: $distance, in: range, step: 1) { Text("Distance") }
      if let value { slider.accessibilityValue("\(Int(distance))\(value)") } else { slider }
    }
  }

  private func found(_ view: Distance) -> [String] {
    JudgedScreen.lines(.valueOtherThanShown, in: view, from: Distance.line)
  }

  @Test func theUnitIsSaid() {
    #expect(found(Distance()) == ["fail +3: the screen shows “Distance: 23 miles”, and “Distance” says “23”"])
    #expect(found(Distance(value: " miles")) == [])
    #expect(found(Distance(value: " miles", unit: " mi")) == [])
  }

  @Test func aPercentageIsNoUnit() {
    #expect(
      found(Distance(range: 0...100)) == ["fail +3: the screen shows “Distance: 23 miles”, and “Distance” says “23%”"])
    #expect(found(Distance(range: 0...100, unit: "%")) == [])
  }

  @Test func aNumberWithoutAUnitIsEnough() {
    #expect(found(Distance(unit: "")) == [])
    #expect(found(Distance(range: 0...100, unit: "")) == [])
  }
}
