import Semantics
import Testing

@testable import Auditing

@MainActor
struct NameAndValueTests {
  nonisolated static let contained = [
    NameScreen(
      "at the end", .adjustable("a", "Quantity: 2", value: "2"),
      finds: "element[1]: “Quantity: 2” holds its own value, “2”"),
    NameScreen(
      "in brackets", .stepper("a", "Tickets (3)", 3), finds: "stepper[1]: “Tickets (3)” holds its own value, “3”"),
    NameScreen(
      "words, dimmed", .node("a", .picker, "Color red", value: "Red") { $0.isEnabled = false },
      finds: "picker[1]: “Color red” holds its own value, “Red”"),
    NameScreen(
      "German, nested", .group("g", nil, .stepper("a", "Menge: 2 Stück", 2, value: "2 Stück")), locale: "de_DE",
      finds: "group[1]/stepper[1]: “Menge: 2 Stück” holds its own value, “2 Stück”"),
    NameScreen(
      "a language without words", .stepper("a", "Quantité : 2", 2), locale: "fr_FR",
      finds: "stepper[1]: “Quantité : 2” holds its own value, “2”"),
    NameScreen("apart", .adjustable("a", "Quantity", value: "2")),
    NameScreen("a part of a number", .stepper("a", "Version 12", 2)),
    NameScreen("a part of a price", .stepper("a", "From 3.50", 3)),
    NameScreen("a state", .node("a", .element, "Turn on", value: "On")),
    NameScreen("what was typed", .node("a", .textField, "Player 1", value: "1")),
    NameScreen("an emoji as the value", .adjustable("a", "Mood 🙂", value: "🙂")),
    NameScreen("the value itself has another rule", .adjustable("a", "2", value: "2")),
  ]

  @Test("The value is not part of the name", arguments: contained)
  func contains(_ screen: NameScreen) { #expect(screen.findings(of: .nameContainsValue) == screen.findings) }

  nonisolated static let equal = [
    NameScreen("a number", .adjustable("a", "2", value: "2"), finds: "element[1]: “2” is the value itself"),
    NameScreen(
      "case and space", .node("a", .picker, "small", value: " Small "), finds: "picker[1]: “small” is the value itself"),
    NameScreen("different", .adjustable("a", "Quantity", value: "2")),
    NameScreen("typed", .node("a", .textField, "Name", value: "Name")),
    NameScreen("neither", .button("a", "2")),
  ]

  @Test("The name is not the value", arguments: equal)
  func equals(_ screen: NameScreen) { #expect(screen.findings(of: .nameEqualsValue) == screen.findings) }

  @Test(
    "Texts that are a number and no more",
    arguments: [
      "3", "−2", "+1", "1,024", "1.024,5", "1 024", "3.5", "20%", "20 %", "3 kg", "×2", "٣", "½",
      "EUR3",
      "25 °C",
    ])
  func bare(_ text: String) {
    let isBare = !text.hasPrefix("EUR")
    #expect(
      NameScreen("", .button("a", "Less"), .text("n", text)).findings(of: .nameBareNumber)
        == (isBare ? ["text[1]: “\(text)” does not say what it counts"] : []))
  }

  @Test(
    "Texts that are more",
    arguments: [
      "Capo 3", "3 minutes", "10:30", "12.05.2024", "1.2.3", "1/3", "3 of 5", "Three", "#3", "$4.00", "4 €",
      "192.168.0.1",
    ])
  func more(_ text: String) {
    #expect(NameScreen("", .button("a", "Less"), .text("n", text)).findings(of: .nameBareNumber) == [])
  }

  nonisolated static let numbers = [
    NameScreen(
      "an adjustable", .node("a", .element, "3", actions: [.increment, .decrement]),
      finds: "element[1]: “3” does not say what it counts"),
    NameScreen(
      "a value alone", .node("a", .text, nil, value: "3", actions: []),
      finds: "text[1]: “3” does not say what it counts"),
    NameScreen(
      "fragments", .text("a", "Quantity"), .text("b", "("), .text("c", "2"), .text("d", "in cart)"),
      finds: "text[3]: “2” does not say what it counts"),
    NameScreen(
      "after another number", .text("a", "Mug"), .text("b", "$4"), .text("c", "1"),
      finds: "text[3]: “1” does not say what it counts"),
    NameScreen(
      "dimmed", .text("a", "3").with { $0.isEnabled = false }, finds: "text[1]: “3” does not say what it counts"),
    NameScreen(
      "a caption in another group", .group("g", nil, .text("a", "Mug")), .text("b", "1"),
      finds: "text[1]: “1” does not say what it counts"),
    NameScreen(
      "between buttons that say no more than the way", .button("a", "Decrease"), .text("b", "2"),
      .button("c", "Increase"), finds: "text[1]: “2” does not say what it counts"),
    NameScreen(
      "between buttons that say what they change", .button("a", "Decrease bottles"), .text("b", "2"),
      .button("c", "Increase bottles")),
    NameScreen("after its caption", .text("a", "Total"), .text("b", "24 €")),
    NameScreen("in a named group", .group("g", "Adults", .button("a", "Less"), .text("b", "2"))),
    NameScreen("with a label", .node("a", .text, "Quantity", value: "3", actions: [])),
    NameScreen(
      "in a table", .text("a", "2").with { $0.cell = TableCell(row: 1, column: 1, rowHeaders: [.init(label: "Mug")]) }),
    NameScreen("a heading", .node("a", .text, "2024", traits: .header, actions: [])),
    NameScreen("a key", .button("a", "7")),
    NameScreen("an emoji digit beside words", .text("a", "Room 🙂 7")),
  ]

  @Test("Numbers have a word", arguments: numbers)
  func number(_ screen: NameScreen) { #expect(screen.findings(of: .nameBareNumber) == screen.findings) }

  nonisolated static let duplicates = [
    NameScreen(
      "three", .button("a", "Increase"), .button("b", "increase "), .button("c", "Increase"),
      finds: "button[2]: 3 controls of the role button are called “increase”"),
    NameScreen(
      "dimmed, nested in groups without names", .group("g", nil, .button("a", "Edit")),
      .group("h", nil, .button("b", "Edit").with { $0.isEnabled = false }),
      finds: "group[2]/button[1]: 2 controls of the role button are called “Edit”"),
    NameScreen(
      "in one named group", .group("g", "Adults", .button("a", "More"), .button("b", "More")),
      finds: "group[1]/button[2]: 2 controls of the role button are called “More”"),
    NameScreen(
      "in groups named alike", .group("g", "Mug", .button("a", "Add")), .group("h", "Mug", .button("b", "Add")),
      finds: "group[2]/button[1]: 2 controls of the role button are called “Add”"),
    NameScreen(
      "a language without words", .button("a", "Ajouter"), .button("b", "Ajouter"), locale: "fr_FR",
      finds: "button[2]: 2 controls of the role button are called “Ajouter”"),
    NameScreen(
      "in groups with names", .group("g", "Adults", .button("a", "More")), .group("h", "Children", .button("b", "More"))
    ),
    NameScreen("a field and its stepper", .node("a", .textField, "Copies"), .stepper("b", "Copies", 1)),
    NameScreen("texts", .text("a", "Sold out"), .text("b", "Sold out")),
    NameScreen(
      "a hidden twin", .button("a", "Add"), withheld: [WithheldNode(node: .button("b", "Add"), reason: .hidden)]),
    NameScreen("unnamed", .button("a", nil), .button("b", nil)),
    NameScreen(
      "cells of a table",
      .button("a", "Add").with { $0.cell = TableCell(row: 1, column: 1, rowHeaders: [.init(label: "Mug")]) },
      .button("b", "Add").with { $0.cell = TableCell(row: 2, column: 1, rowHeaders: [.init(label: "Cap")]) }),
  ]

  @Test("Names tell controls apart", arguments: duplicates)
  func duplicate(_ screen: NameScreen) { #expect(screen.findings(of: .nameDuplicate) == screen.findings) }
}
