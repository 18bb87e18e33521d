import Semantics
import Testing

@testable import Auditing

@MainActor
struct HintTests {
  nonisolated private static func button(_ hint: String, _ label: String = "Add") -> SemanticNode {
    .button("a", label).with { $0.hint = hint }
  }

  @Test(
    "A gesture in any wording",
    arguments: [
      ("Double tap to add", "double tap"), ("Double-tap to add.", "double tap"), ("Tap here to add it", "tap"),
      ("To add one, tap twice", "tap"), ("By swiping up you add one", "swiping"), ("Press to add", "press to"),
      ("Slide to pay", "slide to"), ("Use two fingers", "fingers"), ("Adds one when tapped", "tapped"),
      ("Adds one with a double tap", "double tap"), ("Opens it, swipe up first", "swipe"),
    ])
  func gesture(_ hint: String, _ found: String) {
    #expect(
      NameScreen("", Self.button(hint)).findings(of: .hintRedundant)
        == ["button[1]: the hint “\(hint)” names a gesture, “\(found)”"])
  }

  nonisolated static let redundant = [
    NameScreen("the name", button("Add"), finds: "button[1]: the hint “Add” repeats the name"),
    NameScreen("its verb", button("Adds."), finds: "button[1]: the hint “Adds.” repeats the name"),
    NameScreen(
      "a part of the name", button("to bag", "Add to bag"), finds: "button[1]: the hint “to bag” repeats the name"),
    NameScreen(
      "the value", .adjustable("a", "Quantity", value: "2 mugs").with { $0.hint = "2 mugs" },
      finds: "element[1]: the hint “2 mugs” repeats the value"),
    NameScreen("the role", button("Button"), finds: "button[1]: the hint “Button” repeats the role"),
    NameScreen(
      "German", button("Zum Hinzufügen doppeltippen", "Hinzufügen"), locale: "de_DE",
      finds: "button[1]: the hint “Zum Hinzufügen doppeltippen” names a gesture, “doppeltippen”"),
    NameScreen(
      "no words", button("Touchez deux fois"), locale: "fr_FR",
      finds: "screen: there are no words of “fr_FR” to look for in hints (locale-wordlist-missing)"),
    NameScreen(
      "the name again, in a language without words", button("Ajouter", "Ajouter"), locale: "fr_FR",
      finds: "button[1]: the hint “Ajouter” repeats the name"),
    NameScreen("the outcome", button("Adds one to your bag")),
    NameScreen("a title", button("Shows what Swipe Settings offers")),
    NameScreen(
      "a gesture after a sentence", button("Opens it. Swipe to close"),
      finds: "button[1]: the hint “Opens it. Swipe to close” names a gesture, “swipe”"),
    NameScreen("nouns", button("Sends a push notification"), button("Opens the press releases").with { $0.id = "b" }),
    NameScreen(
      "gestures that are only spoken of", button("Example of a checkbox where only the box can be tapped"),
      button("Shows how swipe actions work").with { $0.id = "b" }, button("Tooltip on long press").with { $0.id = "c" },
      button("Swipe gestures of the list").with { $0.id = "d" }),
    NameScreen("what it is about", button("Sets up Tap to Pay", "Tap to Pay")),
    NameScreen("a longer word", button("Adds a water tapestry")),
    NameScreen("German outcome", button("Legt es zum Warenkorb"), locale: "de_DE"),
    NameScreen(
      "direct touch", .node("a", .element, "Piano", traits: .allowsDirectInteraction) { $0.hint = "Tap a key" }),
    NameScreen("what was typed", .node("a", .textField, "Name", value: "Rome") { $0.hint = "Rome" }),
    NameScreen("no hint", .button("a", "Add")),
    NameScreen("hidden", .button("a", "Add"), withheld: [WithheldNode(node: button("Add"), reason: .hidden)]),
  ]

  @Test("Hints that say nothing new", arguments: redundant)
  func redundancy(_ screen: NameScreen) { #expect(screen.findings(of: .hintRedundant) == screen.findings) }

  nonisolated static let essential = [
    NameScreen(
      "a limit", .adjustable("a", "Quantity", value: "2").with { $0.hint = "Maximum 10" },
      finds: "element[1]: only the hint “Maximum 10” tells of the limit 10"),
    NameScreen(
      "German", .button("a", "Hinzufügen").with { $0.hint = "Höchstens 10 pro Person" }, locale: "de_DE",
      finds: "button[1]: only the hint “Höchstens 10 pro Person” tells of the limit 10"),
    NameScreen(
      "one of two", .adjustable("a", "From 1", value: "2").with { $0.hint = "Between 1 and 9" },
      finds: "element[1]: only the hint “Between 1 and 9” tells of the limit 9"),
    NameScreen(
      "a required field", .node("a", .textField, "Name") { $0.hint = "Required" },
      finds: "textField[1]: only the hint “Required” tells that it is “required”"),
    NameScreen(
      "no words", .button("a", "Ajouter").with { $0.hint = "10 au plus" }, locale: "fr_FR",
      finds: "screen: there are no words of “fr_FR” to look for in hints (locale-wordlist-missing)"),
    NameScreen(
      "an instruction that is written",
      .node("a", .secureField, "Password") { $0.hint = "Use at least 8 characters" },
      withheld: [WithheldNode(node: .text("t", "Use at least 8 characters."), reason: .hidden)]),
    NameScreen("a range", .stepper("a", "Quantity", 2, in: 1...10).with { $0.hint = "Maximum 10" }),
    NameScreen("in the name", .button("a", "Add up to 10").with { $0.hint = "At most 10 each" }),
    NameScreen(
      "in the text before", .text("t", "Up to 10"),
      .adjustable("a", "Quantity", value: "2").with { $0.hint = "Up to 10" }),
    NameScreen("why it is dimmed", .button("a", "Less").with { ($0.hint, $0.isEnabled) = ("Minimum is 1", false) }),
    NameScreen(
      "a state", .button("a", "Delivery").with { $0.hint = "Collapsed" },
      finds: "button[1]: only the hint tells that “Delivery” is “Collapsed”"),
    NameScreen(
      "a state that is told", .button("a", "Delivery").with { ($0.hint, $0.isExpanded) = ("Collapsed", false) }),
    NameScreen("a state in the value", .node("a", .button, "Delivery", value: "Collapsed") { $0.hint = "Collapsed" }),
    NameScreen("what happens to a state", .button("a", "Delivery").with { $0.hint = "Shows the options" }),
    NameScreen("a number that is no limit", .button("a", "Add").with { $0.hint = "Adds 1 to your bag" }),
    NameScreen("a limit without a number", .button("a", "Move").with { $0.hint = "Moves between pages" }),
    NameScreen("a button about errors", .button("a", "Report").with { $0.hint = "Reports an error" }),
    NameScreen("a field that says so", .node("a", .textField, "Name, required") { $0.hint = "Required" }),
  ]

  @Test("Hints that nobody may miss", arguments: essential)
  func essentials(_ screen: NameScreen) { #expect(screen.findings(of: .hintCarriesEssential) == screen.findings) }

  nonisolated static let languages = [
    NameScreen("no language", .text("a", "Hello"), locale: "", finds: "screen: “” is the name of no language"),
    NameScreen("undetermined", .text("a", "Hello"), locale: "und", finds: "screen: “und” is the name of no language"),
    NameScreen("a word", .text("a", "Hello"), locale: "English", finds: "screen: “English” is the name of no language"),
    NameScreen(
      "Russian", .text("a", "Привет, мир"), finds: "text[1]: “Привет, мир” would be read by a voice for “en”"),
    NameScreen(
      "Arabic in German, dimmed", .button("a", "إضافة").with { $0.isEnabled = false }, locale: "de_DE",
      finds: "button[1]: “إضافة” would be read by a voice for “de”"),
    NameScreen(
      "a value", .adjustable("a", "Language", value: "日本語"),
      finds: "element[1]: “日本語” would be read by a voice for “en”"),
    NameScreen(
      "Greek in Russian", .text("a", "Γειά σου"), locale: "ru_RU",
      finds: "text[1]: “Γειά σου” would be read by a voice for “ru”"),
    NameScreen(
      "a language that is none", .text("a", "Привет").with { $0.language = "Russian" },
      finds: "text[1]: “Russian” is the name of no language"),
    NameScreen("declared", .text("a", "Привет").with { $0.language = "ru-RU" }),
    NameScreen("declared around it", .group("g", nil, .text("a", "Привет")).with { $0.language = "ru" }),
    NameScreen("its own script", .text("a", "Привет"), locale: "ru_RU"),
    NameScreen("Japanese", .text("a", "カートに追加"), locale: "ja_JP"),
    NameScreen("Latin names in Arabic", .text("a", "Apple iPhone 15 Pro"), locale: "ar_SA"),
    NameScreen("accents and emoji", .text("a", "Crème brûlée 🍮 “für zwei”")),
    NameScreen("one letter", .text("a", "Ω")),
    NameScreen("a minority", .text("a", "The letter Ωμ of physics")),
    NameScreen("a language that nobody listed", .text("a", "Привет"), locale: "am_ET"),
    NameScreen("a tag with a script", .text("a", "你好"), locale: "zh-Hans-CN"),
  ]

  @Test("Texts are in the language that is declared", arguments: languages)
  func language(_ screen: NameScreen) { #expect(screen.findings(of: .langMissing) == screen.findings) }

  @Test func whatIsCalledAfterAGestureAsksForNone() {
    #expect(NameScreen("", Self.button("Bad Example Click Here")).findings(of: .hintRedundant) == [])
    #expect(NameScreen("", Self.button("Double Tap To Add")).findings(of: .hintRedundant).count == 1)
  }
}
