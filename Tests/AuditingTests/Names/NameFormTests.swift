import Semantics
import Testing

@testable import Auditing

@MainActor
struct NameFormTests {
  nonisolated static let symbols = [
    NameScreen("minus", .button("a", "−"), finds: "button[1]: “−” is a symbol and no word"),
    NameScreen(
      "dimmed plus", .button("a", "+").with { $0.isEnabled = false }, finds: "button[1]: “+” is a symbol and no word"),
    NameScreen("one emoji", .button("a", "🛒"), finds: "button[1]: “🛒” is a symbol and no word"),
    NameScreen(
      "two emoji", .button("a", "👍"), .button("b", "👎"), finds: "button[1]: “👍” is a symbol and no word",
      "button[2]: “👎” is a symbol and no word"),
    NameScreen("an image", .node("a", .image, "★", actions: []), finds: "image[1]: “★” is a symbol and no word"),
    NameScreen("a choice of emoji", .button("a", "👍"), .button("b", "❤️"), .button("c", "😂")),
    NameScreen("a key", .node("a", .button, "÷", traits: [.button, .keyboardKey])),
    NameScreen("a digit", .button("a", "7")),
    NameScreen("an Arabic word", .button("a", "أضف"), locale: "ar_SA"),
    NameScreen("a Chinese word", .button("a", "加"), locale: "zh_CN"),
    NameScreen("a text between others", .text("a", "•")),
  ]

  @Test("Names have letters", arguments: symbols)
  func symbol(_ screen: NameScreen) { #expect(screen.findings(of: .nameIsSymbol) == screen.findings) }

  @Test(
    "Names of files, symbols and identifiers",
    arguments: [
      "cart.badge.plus", "trash.fill", "logo.png", "Hero.JPG", "ic_cart_24", "IMG_1234", "heroImage2", "arrow.up.2",
    ])
  func asset(_ name: String) {
    let message = "“\(name)” looks like the name of a file or a symbol"
    #expect(
      NameScreen("", .button("a", name)).findings(of: .nameIsAsset) == ["button[1]: \(message)"])
    #expect(
      NameScreen("", .node("a", .image, name, actions: [])).findings(of: .nameIsAsset) == ["image[1]: \(message)"])
    // What somebody who looks reads too is what the control is about.
    #expect(NameScreen("", .button("a", name, drawn: name)).findings(of: .nameIsAsset) == [])
  }

  @Test(
    "Names for people",
    arguments: [
      "Cart", "iPhone", "iOS18", "macOS", "eBay", "a.m.", "z.B.", "www.example.com", "1.2.3", "U.S.A.", "Add to bag",
      "example.com", "Warenkorb", "_", "Read me.", "B2B",
    ])
  func word(_ name: String) {
    #expect(NameScreen("", .button("a", name)).findings(of: .nameIsAsset) == [])
  }

  nonisolated static let symbolNames = [
    NameScreen(
      "a symbol as the name of a button", .button("a", "trash").with { $0.identifier = "trash" },
      finds: "#trash: “trash” is the name of a symbol"),
    NameScreen(
      "with an identifier of its own", .button("a", "cart badge plus").with { $0.identifier = "buy" },
      withheld: [WithheldNode(node: symbol("cart badge plus", "cart.badge.plus"), reason: .control, owner: "a")],
      finds: "#buy: “cart badge plus” is the name of a symbol"),
    NameScreen(
      "a title that is its identifier", .button("a", "trash", drawn: "trash").with { $0.identifier = "trash" }),
    NameScreen(
      "a symbol in another button", .button("a", "cart"), .button("b", "Buy"),
      withheld: [WithheldNode(node: symbol("cart", "cart"), reason: .control, owner: "b")]),
    NameScreen("an image has another rule", symbol("cart badge plus", "cart.badge.plus")),
  ]
  nonisolated private static func symbol(_ label: String, _ identifier: String) -> SemanticNode {
    .node("picture", .image, label, traits: .image, actions: []) { $0.identifier = identifier }
  }

  @Test("Names that the symbol brought along", arguments: symbolNames)
  func symbolName(_ screen: NameScreen) { #expect(screen.findings(of: .nameIsAsset) == screen.findings) }

  nonisolated static let roles = [
    NameScreen(
      "at the end", .button("a", "Add Button"),
      finds: "button[1]: “Add Button” says “button”, which a reader says anyway"),
    NameScreen(
      "alone", .button("a", "button"), finds: "button[1]: “button” says “button”, which a reader says anyway"),
    NameScreen(
      "an image", .node("a", .image, "Image of a mug", actions: []),
      finds: "image[1]: “Image of a mug” says “image of”, which a reader says anyway"),
    NameScreen(
      "a toggle", .node("a", .toggle, "Wi-Fi switch"),
      finds: "toggle[1]: “Wi-Fi switch” says “switch”, which a reader says anyway"),
    NameScreen(
      "dimmed, nested", .group("g", "Bag", .button("a", "Pay button").with { $0.isEnabled = false }),
      finds: "group[1]/button[1]: “Pay button” says “button”, which a reader says anyway"),
    NameScreen(
      "the trait", .node("a", .text, "Pay button", traits: .button),
      finds: "text[1]: “Pay button” says “button”, which a reader says anyway"),
    NameScreen(
      "German", .button("a", "Hinzufügen-Taste"), locale: "de_DE",
      finds: "button[1]: “Hinzufügen-Taste” says “taste”, which a reader says anyway"),
    NameScreen(
      "Spanish", .button("a", "Botón Añadir"), locale: "es_ES",
      finds: "button[1]: “Botón Añadir” says “botón”, which a reader says anyway"),
    NameScreen(
      "Arabic", .button("a", "زر الإضافة"), locale: "ar_SA",
      finds: "button[1]: “زر الإضافة” says “زر”, which a reader says anyway"),
    NameScreen(
      "its own language", .button("a", "Hinzufügen-Taste").with { $0.language = "de" },
      finds: "button[1]: “Hinzufügen-Taste” says “taste”, which a reader says anyway"),
    NameScreen(
      "no words", .button("a", "Bouton Ajouter"), .button("b", "Payer"), locale: "fr_FR",
      finds: "screen: there are no words of “fr_FR” to look for in names (locale-wordlist-missing)"),
    NameScreen("written on it", .button("a", "Add button", drawn: "Add button")),
    NameScreen("content", .button("a", "Button-up shirt")),
    NameScreen("a longer word", .button("a", "Buttons")),
    NameScreen("another role's word", .button("a", "Open menu"), .button("b", "Profile picture")),
    NameScreen("a link's verb", .node("a", .link, "Link account")),
    NameScreen("a picture's usual name", .node("a", .image, "Profile picture", actions: [])),
    NameScreen("a text about a button", .text("a", "Press the button")),
    NameScreen("nothing to judge without words", .text("a", "Bonjour"), locale: "fr_FR"),
    NameScreen(
      "a heading", .node("a", .text, "Vaccines heading", actions: [], drawn: ["Vaccines"]),
      finds: "text[1]: “Vaccines heading” says “heading”, which a reader says anyway"),
    NameScreen("a text about headings", .node("a", .text, "Add a heading", actions: [], drawn: ["Add a heading"])),
    NameScreen(
      "what a button shows", .node("a", .button, "Gear icon"),
      withheld: [WithheldNode(node: picture("gearshape"), reason: .control, owner: "a")],
      finds: "button[1]: “Gear icon” says “icon”, which a reader says anyway"),
    NameScreen(
      "what a button does with one", .node("a", .button, "Change icon"),
      withheld: [WithheldNode(node: picture("app.badge"), reason: .control, owner: "a")]),
  ]

  @Test("Names leave out the role", arguments: roles)
  func role(_ screen: NameScreen) { #expect(screen.findings(of: .nameContainsRole) == screen.findings) }

  nonisolated static let generic = [
    NameScreen("more", .button("a", "More…"), finds: "button[1]: “More…” names nothing by itself"),
    NameScreen("a link", .node("a", .link, "Click here"), finds: "link[1]: “Click here” names nothing by itself"),
    NameScreen(
      "German", .button("a", "Mehr erfahren"), locale: "de_DE",
      finds: "button[1]: “Mehr erfahren” names nothing by itself"),
    NameScreen(
      "no words", .button("a", "Plus"), locale: "fr_FR",
      finds: "screen: there are no words of “fr_FR” to look for in names (locale-wordlist-missing)"),
    NameScreen("more of something", .button("a", "More about delivery")),
    NameScreen("in a named group", .group("g", "Delivery", .button("a", "More"))),
    NameScreen("with a hint", .button("a", "More").with { $0.hint = "Shows the delivery terms" }),
    NameScreen("a verb", .button("a", "Edit"), .button("b", "OK")),
    NameScreen("a menu", .node("a", .menu, "More")),
    NameScreen("a text", .text("a", "Here")),
  ]

  @Test("Names say what", arguments: generic)
  func general(_ screen: NameScreen) { #expect(screen.findings(of: .nameGeneric) == screen.findings) }

  nonisolated private static func picture(_ name: String) -> SemanticNode {
    .node("p", .image, name, actions: []) { $0.identifier = name }
  }
}
