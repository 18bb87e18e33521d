import Semantics
import Testing

@testable import Auditing

/// The first cases are those of ACT rule 2ee8b8, in words of our own.
@MainActor
struct LabelInNameTests {
  @Test(
    "The written words are in the name",
    arguments: [
      ("Add to bag", "Add to bag, Espresso"), ("Add to bag", "Espresso: ADD TO BAG"), ("Next Page…", "next page"),
      ("Discover (it)", "Discover"), ("Ship: 2021", "Ship 2021 parts"), ("X", "Close"), (">", "Next"), ("×", "Close"),
      ("🛒", "Cart"), ("Terms & Conditions", "Terms and Conditions"), ("追加", "カートに追加する"), ("Don’t save", "Don't save"),
      ("Add-to-bag", "Add to bag"), ("$3.50", "Pay $3.50 now"),
    ])
  func contained(_ visible: String, _ name: String) {
    #expect(NameScreen("", .button("a", name, drawn: visible)).findings(of: .labelInName) == [])
  }

  @Test(
    "The written words are not in the name",
    arguments: [
      ("Add to bag", "Purchase"), ("Discover It", "Discover Italy"), ("2021", "20 21"), ("2 items", "two items"),
      ("Add to bag", "Add this to bag"), ("to bag Add", "Add to bag"), ("$3.50", "350"), ("追加", "削除"),
    ])
  func missing(_ visible: String, _ name: String) {
    #expect(
      NameScreen("", .button("a", name, drawn: visible)).findings(of: .labelInName)
        == ["button[1]: “\(visible)” is written on it and is no part of the name “\(name)”"])
  }

  nonisolated static let screens = [
    NameScreen(
      "a part of several", .button("a", "Latte, large", drawn: "Latte", "Large", "Iced"),
      finds: "button[1]: “Iced” is written on it and is no part of the name “Latte, large”"),
    NameScreen(
      "dimmed, nested", .group("g", nil, .button("a", "Buy", drawn: "Pay").with { $0.isEnabled = false }),
      finds: "group[1]/button[1]: “Pay” is written on it and is no part of the name “Buy”"),
    NameScreen(
      "other joints", .button("a", "Send email", drawn: "Send e-mail"),
      finds:
        "button[1]: “Send e-mail” is written otherwise in the name “Send email” (custom-format-opaque)"),
    NameScreen(
      "German brackets", .button("a", "Mitarbeiter", drawn: "Mitarbeiter(innen)"), locale: "de_DE"),
    NameScreen("several, with words between", .button("a", "Latte for 3 €, large", drawn: "Latte", "Large")),
    NameScreen("the value", .node("a", .picker, "Size", value: "Medium", drawn: ["Size", "Medium"])),
    NameScreen(
      "the value before the name",
      .node("a", .element, "Guests", value: "2", actions: [.increment, .decrement], drawn: ["2 guests"])),
    NameScreen("a part of the value", .node("a", .button, "Cart", value: "3 items", drawn: ["3"])),
    NameScreen(
      "other input labels", .button("a", "Checkout", drawn: "Checkout").with { $0.inputLabels = ["Pay", "Purchase"] },
      finds: "button[1]: “Checkout” is written on it and in none of its input labels"),
    NameScreen(
      "the beginning as an input label",
      .button("a", "Add to bag", drawn: "Add to bag").with { $0.inputLabels = ["Add", "Buy"] }),
    NameScreen("input labels", .button("a", "Purchase", drawn: "Add to bag").with { $0.inputLabels = ["Add to bag"] }),
    NameScreen(
      "an action", .button("a", "Vitamin D3", drawn: "Vitamin D3", "Share").with { $0.actions.append(.named("Share")) }),
    NameScreen("a text", .node("a", .text, "Price", actions: [], drawn: ["4 €"])),
    NameScreen("a placeholder", .node("a", .textField, "Quantity", drawn: ["1–10"])),
    NameScreen("nothing written", .button("a", "Cart")),
    NameScreen("no name has another rule", .button("a", nil, drawn: "Pay")),
  ]

  @Test("Several texts, values and fields", arguments: screens)
  func screen(_ screen: NameScreen) { #expect(screen.findings(of: .labelInName) == screen.findings) }
}
