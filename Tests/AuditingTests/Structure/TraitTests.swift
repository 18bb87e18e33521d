import Semantics
import Testing

@testable import Auditing

/// What traits say of a control, and what they leave out.
@MainActor
struct TraitTests {
  @Test("Traits that exclude each other are told by name")
  func conflicts() {
    let table: [(SemanticNode, String?)] = [
      (.button("a", "Terms").with { $0.traits.insert(.link) }, "“Terms” is a button and a link at once"),
      (
        .button("a", "").with { $0.traits.insert(.searchField) },
        "the unnamed button is a button and a search field at once"
      ),
      (
        .adjustable("a", "Menge", value: "2").with { $0.traits = .button },
        "“Menge” is a button and adjustable at once"
      ),
      (
        .adjustable("a", "Kapitel", value: "2").with { $0.traits = .header },
        "“Kapitel” is a heading and adjustable at once"
      ),
      (
        .button("a", "🛒").with { $0.traits.formUnion([.link, .keyboardKey]) },
        "“🛒” is a button and a link and a keyboard key at once"
      ),
      (.button("a", "Add").with { $0.traits.formUnion([.header, .selected]) }, nil),
      (.button("a", "Wrap").with { $0.traits.insert(.toggle) }, nil),
      (.adjustable("a", "Quantity", value: "2"), nil),
      (.text("a", "12:03").with { $0.traits.insert(.updatesFrequently) }, nil),
    ]
    for (node, message) in table {
      let expected = message.map { ["fail \(node.role.rawValue)[1]: \($0)"] } ?? []
      #expect(JudgedScreen.lines(.traitConflict, [node]) == expected)
    }
  }

  @Test("The text above a field only leads into it")
  func labelOfAField() {
    func found(_ name: String, before next: SemanticNode) -> [String] {
      let text = SemanticNode.text("a", name).with {
        $0.actions = [.activate]
        $0.appearance = Appearance().with { $0.tap = .gesture }
      }
      return JudgedScreen.lines(.traitMissing, [text, next])
    }
    let field = SemanticNode(id: "f", role: .textField, label: "Email")
    #expect(found("Email", before: field) == [])
    #expect(found("Clear", before: field).count == 1)
    #expect(found("Email", before: .button("b", "Email")).count == 1)
  }

  @Test("A tap that no trait tells of", arguments: ["en_US", "de_DE", "tlh"])
  func taps(_ locale: String) {
    let environment = SemanticEnvironment(locale: locale)
    func lines(_ node: SemanticNode, withheld: [WithheldNode] = []) -> [String] {
      JudgedScreen.lines(.traitMissing, [node], withheld: withheld, in: environment)
    }
    func tapped(_ node: SemanticNode) -> SemanticNode {
      node.with {
        $0.actions = [.activate]
        $0.appearance = Appearance().with { $0.tap = .gesture }
      }
    }
    let text = SemanticNode.text("a", "Alle ansehen")
    #expect(
      lines(tapped(text)) == [
        "fail text[1]: “Alle ansehen” does something when it is tapped, and nothing says so"
      ])
    #expect(
      lines(text.with { $0.actions = [.activate] }) == [
        "fail text[1]: “Alle ansehen” does something when it is tapped, and nothing says so"
      ])
    // It says so.
    for trait in [Traits.button, .link, .toggle, .searchField, .keyboardKey, .allowsDirectInteraction] {
      #expect(lines(tapped(text).with { $0.traits.insert(trait) }) == [])
    }
    #expect(lines(tapped(.adjustable("a", "Menge", value: "2")).with { $0.actions += [.increment, .decrement] }) == [])
    #expect(lines(.button("a", "Alle")) == [])
    // It does nothing, or the system speaks for it.
    #expect(lines(text) == [])
    #expect(lines(text.with { $0.actions = [.named("Entfernen")] }) == [])
    let row = SemanticNode(id: "a", label: "Tasse", actions: [.activate, .named("Mehr")])
    #expect(lines(row, withheld: [WithheldNode(node: .button("b", "Mehr"), reason: .combined, owner: "a")]) == [])
    #expect(lines(row).count == 1)
    var list = SemanticNode(id: "list", role: .group)
    list.container = .list
    list.children = [text.with { $0.actions = [.activate] }]
    #expect(lines(list) == [])
  }
}
