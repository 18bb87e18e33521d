import Semantics
import Testing

@testable import Auditing

/// Labels that say what a reader says of a state anyway.
@MainActor
struct NameContainsStateTests {
  nonisolated private static func wrap(_ label: String, _ change: @escaping (inout SemanticNode) -> Void)
    -> SemanticNode
  {
    .node("a", .button, label).with(change)
  }

  nonisolated static let screens = [
    NameScreen(
      "a switch", wrap("Gift wrap on") { $0.toggle = .on },
      finds: "button[1]: “Gift wrap on” holds its state, “on”, which is spoken anyway"),
    NameScreen(
      "a switch after a comma", wrap("Gift wrap, Off") { $0.toggle = .off },
      finds: "button[1]: “Gift wrap, Off” holds its state, “off”, which is spoken anyway"),
    NameScreen(
      "a selection", wrap("Medium, selected") { $0.traits.insert(.selected) },
      finds: "button[1]: “Medium, selected” holds its state, “selected”, which is spoken anyway"),
    NameScreen(
      "what opens", wrap("Delivery, collapsed") { $0.isExpanded = false },
      finds: "button[1]: “Delivery, collapsed” holds its state, “collapsed”, which is spoken anyway"),
    NameScreen(
      "German", wrap("Geschenkpapier aus") { $0.toggle = .off }, locale: "de_DE",
      finds: "button[1]: “Geschenkpapier aus” holds its state, “aus”, which is spoken anyway"),
    NameScreen(
      "what is dimmed", wrap("Pay, dimmed") { $0.isEnabled = false },
      finds: "button[1]: “Pay, dimmed” holds its state, “dimmed”, which is spoken anyway"),
    NameScreen(
      "a state of two words", wrap("Bezahlen, grau dargestellt") { $0.isEnabled = false }, locale: "de_DE",
      finds:
        "button[1]: “Bezahlen, grau dargestellt” holds its state, “grau dargestellt”, which is spoken anyway"),
    NameScreen("another state", wrap("Always on") { $0.toggle = .off }),
    NameScreen("an action of the same word", wrap("Turn the lights off") { $0.isEnabled = false }),
    NameScreen("a state that nothing else tells", wrap("Medium, selected") { _ in }),
    NameScreen("the word elsewhere", wrap("Off the shelf") { $0.toggle = .off }),
    NameScreen("one word has another rule", wrap("Off") { $0.toggle = .off }),
    NameScreen("a name", wrap("Gift wrap") { $0.toggle = .on }),
  ]

  @Test("The state is in no name", arguments: screens)
  func state(_ screen: NameScreen) { #expect(screen.findings(of: .nameContainsState) == screen.findings) }
}
