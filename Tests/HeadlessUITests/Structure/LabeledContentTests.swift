import HeadlessUI
import Narration
import Testing

/// A label beside something: it is heard once, as a name or by itself.
@MainActor
struct LabeledContentTests {
  @Test func aControlWithoutANameTakesTheLabel() throws {
    let heard = try Heard(LabeledContent("Street") { TextField("1 Main Street", text: .constant("")) })
    #expect(heard.labels == ["Street"])
  }

  @Test func besideAControlWithANameTheLabelIsReadByItself() throws {
    let heard = try Heard(LabeledContent("Password") { Button("Change") {} })
    #expect(try heard(.read) == ["Password", "Change, button"])
  }

  @Test func ofSeveralControlsOnlyTheOneWithoutANameTakesTheLabel() throws {
    let heard = try Heard(
      LabeledContent("Copies") {
        Button("Less") {}
        TextField("", text: .constant("2"))
        Button("More") {}
      })
    #expect(heard.labels == ["Less", "Copies", "More"])
  }

  @Test func aControlThatHasTheSameNameIsNotHeardTwice() throws {
    let heard = try Heard(LabeledContent("Volume") { Slider(value: .constant(0.5)) { Text("Volume") } })
    #expect(heard.labels == ["Volume"])
  }

  @Test func combinedWithItsControlsTheLabelIsTheName() throws {
    let heard = try Heard(
      LabeledContent("Guests") {
        Button("Increment") {}
        Text("10")
        Button("Decrement") {}
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue("10")
      .accessibilityAdjustableAction { _ in })
    #expect(heard.labels == ["Guests, 10"])
  }
}
