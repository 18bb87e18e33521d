import Foundation
import HeadlessUI
import Semantics
import Testing

/// What colour pickers publish.
@MainActor
struct ColorPickerTests {
  @Test(
    "A colour is told by its hue",
    arguments: [
      (Color.blue, "cyan blue"), (.red, "red"), (.black, "black"), (.white, "white"),
      (Color(red: 0, green: 0, blue: 0.3), "dark blue"), (Color(red: 0, green: 1, blue: 0), "green"),
      (Color(white: 0.5), "gray"),
    ])
  func names(_ color: Color, _ name: String) throws {
    #expect(
      try published(ColorPicker("Tint", selection: .constant(color))).map(GoldenCase.text) == [
        "L Tint V \(name) T button"
      ])
  }

  @Test func aColourOfCoreGraphicsHasANameToo() throws {
    let picker = ColorPicker("Tint", selection: .constant(CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(try published(picker).map(GoldenCase.text) == ["L Tint V red T button"])
  }

  @Test func aColourThatIsNotKnownHasNoName() throws {
    let picker = ColorPicker("Tint", selection: .constant(Color("Brand")), supportsOpacity: false)
    #expect(try published(picker).map(GoldenCase.text) == ["L Tint T button"])
  }
}
