import Semantics
import Testing

@testable import Auditing

@MainActor
struct NameMissingTests {
  nonisolated static let controls = [
    NameScreen("nil", .button("a", nil), finds: "button[1]: the unnamed button has no name"),
    NameScreen("empty", .button("a", ""), finds: "button[1]: the unnamed button has no name"),
    NameScreen("white space", .button("a", " \n\u{A0}"), finds: "button[1]: the unnamed button has no name"),
    NameScreen("zero width", .button("a", "\u{200B}\u{2060}"), finds: "button[1]: the unnamed button has no name"),
    NameScreen(
      "a hint instead", .button("a", nil).with { $0.hint = "Adds it" },
      finds: "button[1]: the unnamed button has a hint and no name"),
    NameScreen(
      "dimmed", .button("a", nil).with { $0.isEnabled = false }, finds: "button[1]: the unnamed button has no name"),
    NameScreen(
      "an adjustable", .adjustable("a", nil, value: "2"),
      finds: "element[1]: the element with the value “2” has no name"),
    NameScreen("a toggle", .node("a", .toggle, nil), finds: "toggle[1]: the unnamed toggle has no name"),
    NameScreen(
      "a picker", .node("a", .picker, nil, value: "Small"),
      finds: "picker[1]: the picker with the value “Small” has no name"),
    NameScreen(
      "a date picker", .node("a", .datePicker, nil), finds: "datePicker[1]: the unnamed datePicker has no name"),
    NameScreen(
      "a gauge", .node("a", .gauge, nil, value: "50%", actions: []),
      finds: "gauge[1]: the gauge with the value “50%” has no name"),
    NameScreen("a field", .node("a", .textField, nil), finds: "textField[1]: the unnamed textField has no name"),
    NameScreen(
      "inside a named group", .group("g", "Size", .button("a", nil)),
      finds: "group[1]/button[1]: the unnamed button has no name"),
    NameScreen("an emoji", .button("a", "🛒")),
    NameScreen("a field with a placeholder", .node("a", .textField, nil) { $0.placeholder = "Name" }),
    NameScreen("a text", .text("a", "Hello")),
    NameScreen("a group that only holds", .group("g", nil, .button("a", "Add"))),
    NameScreen(
      "a hidden button", .text("t", "Hello"),
      withheld: [WithheldNode(node: .button("a", nil), reason: .hidden)]),
  ]

  @Test("A control has a name", arguments: controls)
  func control(_ screen: NameScreen) { #expect(screen.findings(of: .nameMissing) == screen.findings) }

  nonisolated static let indicators = [
    NameScreen(
      "a progress of something", .node("a", .progress, "Progress", value: "40%", actions: []) { $0.range = half },
      finds: "progress[1]: “Progress” does not say what is in progress"),
    NameScreen(
      "in German", .node("a", .progress, "Status", value: "40 %", actions: []) { $0.range = half }, locale: "de_DE",
      finds: "progress[1]: “Status” does not say what is in progress"),
    NameScreen(
      "without a word", .node("a", .progress, nil, value: "40%", actions: []),
      finds: "progress[1]: the progress with the value “40%” has no name"),
    NameScreen("with a name", .node("a", .progress, "Uploading", value: "40%", actions: []) { $0.range = half }),
    NameScreen("a spinner", .node("a", .progress, "In progress", value: "1", actions: [])),
    NameScreen(
      "a wheel by itself", .node("a", .pickerItem, nil, value: "3"),
      finds: "pickerItem[1]: the pickerItem with the value “3” has no name"),
    NameScreen("a wheel in a named group", .group("g", "Guests", .node("a", .pickerItem, nil, value: "3"))),
    NameScreen(
      "the wheels of a date after their caption", .text("t", "Born"), .node("a", .pickerItem, nil, value: "May"),
      .node("b", .pickerItem, nil, value: "3")),
    NameScreen("a wheel after its caption", .text("t", "Guests"), .node("a", .pickerItem, nil, value: "3")),
  ]
  nonisolated private static let half = SemanticRange(lower: 0, upper: 1, current: 0.4)

  @Test("An indicator says of what, a wheel what it sets", arguments: indicators)
  func indicator(_ screen: NameScreen) { #expect(screen.findings(of: .nameMissing) == screen.findings) }

  nonisolated static let images = [
    NameScreen("nil", .node("a", .image, nil, actions: []), finds: "image[1]: the unnamed image has no name"),
    NameScreen(
      "a symbol", picture("cart badge plus", "cart.badge.plus"),
      finds: "#cart.badge.plus: the image is only named after its picture, “cart badge plus”"),
    NameScreen(
      "a symbol of one word", picture("cart", "cart"),
      finds: "#cart: the image is only named after its picture, “cart”"),
    NameScreen(
      "an asset in camel case", picture("HeroImage", "HeroImage"),
      finds: "#HeroImage: the image is only named after its picture, “HeroImage”"),
    NameScreen(
      "the trait alone", .node("a", .element, nil, traits: .image, actions: []),
      finds: "element[1]: the unnamed element has no name"),
    NameScreen("a label", picture("Cart", "cart")),
    NameScreen("a name that the system knows", picture("Add", "plus")),
    NameScreen("an asset that is a word", picture("Logo", "Logo")),
    NameScreen("a German label", picture("Warenkorb", "cart"), locale: "de_DE"),
    NameScreen("a language without words", picture("Panier", "cart"), locale: "fr_FR"),
    NameScreen("one that can be pressed has another rule", .node("a", .image, nil)),
  ]
  nonisolated private static func picture(_ label: String, _ identifier: String) -> SemanticNode {
    .node("a", .image, label, traits: .image, actions: []) { $0.identifier = identifier }
  }

  @Test("An image has a name of its own", arguments: images)
  func image(_ screen: NameScreen) { #expect(screen.findings(of: .nameMissingImage) == screen.findings) }
}
