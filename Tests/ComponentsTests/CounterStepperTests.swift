import HeadlessUI
import Semantics
import Testing

@testable import Components

/// What a counter promises beside what is heard of it.
@MainActor
struct CounterStepperTests {
  @Test func everythingButTheValueHasADefault() {
    let counter = CounterStepper(value: .constant(3))
    #expect(counter.range == 0...99)
    #expect(counter.step == 1)
    #expect(counter.tint == .indigo)
    #expect(String(localized: counter.title) == "Value")
  }

  @Test func everyChangeIsASelectionAndALimitIsNone() throws {
    let shown = try Shown(Counting("Tickets", from: 1, in: 0...2))
    #expect(try shown.haptics(of: .activate, on: "Increase") == ["selection"])
    #expect(try shown.haptics(of: .activate, on: "Increase") == [])
    #expect(try shown.haptics(of: .activate, on: "Decrease") == ["selection"])
  }

  @Test func aMacDoesNotPlayIt() throws {
    let shown = try Shown(
      Counting("Tickets", from: 1, in: 0...2), SemanticEnvironment(platform: Platform(.macOS, version: 15)))
    #expect(try shown.haptics(of: .activate, on: "Increase") == ["selection, not played"])
  }

  @Test func theButtonsGrowWithTheText() throws {
    for (size, isGrown) in [("large", false), ("accessibility5", true)] {
      let shown = try Shown(Counting("Tickets", from: 1, in: 0...2), SemanticEnvironment(dynamicTypeSize: size))
      for label in ["Decrease", "Increase"] {
        let side = try #require(shown[label]?.appearance?.hitSize?.width ?? shown[label]?.appearance?.frame?.width)
        #expect(isGrown ? side > 56 : side == 56)
      }
    }
  }

  @Test func aButtonThatCannotBeUsedLosesItsTint() throws {
    let shown = try Shown(Counting("Tickets", from: 2, in: 0...2))
    let usable = try #require(shown["Decrease"]?.appearance)
    let unusable = try #require(shown["Increase"]?.appearance)
    #expect(usable.foreground == Appearance.Color(red: 1, green: 1, blue: 1))
    #expect(usable.background != unusable.background)
    #expect(usable.foreground != unusable.foreground)
  }
}
