import HeadlessUI
import Semantics
import Testing

@testable import Components

/// What a cart button promises beside what is heard of it.
@MainActor
struct AddToCartStepperTests {
  private nonisolated static let black = Appearance.Color(red: 0, green: 0, blue: 0)
  private nonisolated static let white = Appearance.Color(red: 1, green: 1, blue: 1)

  @Test func everythingButTheQuantityHasADefault() {
    let stepper = AddToCartStepper(quantity: .constant(0))
    #expect(stepper.maximum == 99)
    #expect(stepper.tint == .indigo)
    #expect(String(localized: stepper.title) == "Add")
  }

  @Test(arguments: [
    (Color.white, black), (.yellow, black), (.mint, white), (.indigo, white), (.black, white), (.blue, white),
    (.red, white), (.gray, white),
    // Either side of half of the luminance.
    (Color(.sRGBLinear, red: 0.51, green: 0.51, blue: 0.51), black),
    (Color(.sRGBLinear, red: 0.49, green: 0.49, blue: 0.49), white),
    (Color(.sRGBLinear, red: 0, green: 0.7, blue: 0), black), (Color(.sRGBLinear, red: 1, green: 0, blue: 1), white),
  ])
  func theForegroundIsBlackOnALightTintOnly(_ tint: Color, _ foreground: Appearance.Color) throws {
    for quantity in [0, 2] {
      let shown = try Shown(Carting(quantity, tint: tint))
      for node in shown.view.tree.nodes { #expect(node.appearance?.foreground == foreground, "\(node.label ?? "")") }
    }
  }

  @Test func everyChangeIsASelectionAndALimitIsNone() throws {
    let shown = try Shown(Carting(0, maximum: 2))
    #expect(try shown.haptics(of: .activate, on: "Add to cart") == ["selection"])
    #expect(try shown.haptics(of: .increment, on: "Quantity") == ["selection"])
    #expect(try shown.haptics(of: .increment, on: "Quantity") == [])
    #expect(try shown.haptics(of: .activate, on: "Decrease quantity") == ["selection"])
    #expect(try shown.haptics(of: .activate, on: "Decrease quantity") == ["selection"])
    #expect(shown["Add to cart"] != nil)
  }

  @Test func theButtonsGrowWithTheText() throws {
    for (size, isGrown) in [("large", false), ("accessibility5", true)] {
      let shown = try Shown(Carting(2), SemanticEnvironment(dynamicTypeSize: size))
      for label in ["Decrease quantity", "Increase quantity"] {
        let side = try #require(shown[label]?.appearance?.hitSize?.width ?? shown[label]?.appearance?.frame?.width)
        #expect(isGrown ? side > 44 : side == 44)
      }
    }
  }

  @Test func theTitleNamesTheButton() throws {
    let shown = try Shown(AddToCartStepper(quantity: .constant(0), title: "Put one"))
    #expect(shown["Put one to cart"] != nil)
  }
}
