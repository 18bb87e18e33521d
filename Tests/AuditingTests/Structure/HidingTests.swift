import Semantics
import Testing

@testable import Auditing

/// What is hidden and works, and what is spoken and does not.
@MainActor
struct HidingTests {
  private func hidden(
    _ nodes: SemanticNode..., reason: WithheldNode.Reason = .hidden, owner: NodeID? = nil,
    beside screen: [SemanticNode] = [], locale: String = "en_US"
  ) -> [String] {
    JudgedScreen.lines(
      .hiddenFocusable, screen,
      withheld: nodes.map { WithheldNode(node: $0, reason: reason, owner: owner) },
      in: SemanticEnvironment(locale: locale))
  }

  @Test("A hidden control, itself or in what is hidden")
  func controls() {
    #expect(
      hidden(.button("a", "Remove")) == [
        "fail withheld/button[1]: “Remove” works for whoever sees it and is hidden from whoever listens"
      ])
    let group = SemanticNode(
      id: "g", role: .group, children: [.text("t", "Mug"), .stepper("s", "Menge", 2, in: 0...5)])
    #expect(
      hidden(group) == [
        "fail withheld/group[1]/stepper[1]: “Menge” works for whoever sees it and is hidden from whoever listens"
      ])
    #expect(
      hidden(SemanticNode(id: "f", role: .textField, value: "3"), locale: "tlh") == [
        """
        fail withheld/textField[1]: the textField with the value “3” works for whoever sees it and is hidden from \
        whoever listens
        """
      ])
  }

  @Test("What is hidden with reason")
  func reasons() {
    #expect(hidden(.text("a", "+"), SemanticNode(id: "b", role: .image, traits: .image)) == [])
    #expect(hidden(.button("a", "Pay").with { $0.isEnabled = false }) == [])
    #expect(hidden(.button("a", "Remove"), reason: .transparent) == [])
    #expect(hidden(.button("a", "Remove"), reason: .represented) == [])
    // A picture that is tapped stands where the control is that a listener meets.
    let backdrop = SemanticNode(id: "a", role: .image, traits: .image, actions: [.activate])
    #expect(hidden(backdrop) == [])
  }

  @Test("An element that offers the same instead")
  func standIns() {
    let adjustable = SemanticNode.adjustable("q", "Quantity", value: "2")
    let minus = SemanticNode.button("m", "Decrease")
    #expect(hidden(minus, owner: "q", beside: [adjustable]) == [])
    #expect(hidden(minus, .button("p", "+"), beside: [adjustable]) == [])
    #expect(hidden(.button("p", "Hinzufügen"), beside: [adjustable], locale: "de_DE") == [])
    // One that was not translated.
    #expect(hidden(.button("p", "Increase size"), beside: [adjustable], locale: "de_DE") == [])
    #expect(hidden(.button("p", "Increase size"), beside: [adjustable], locale: "tlh") == [])
    #expect(
      hidden(.button("p", "Hinzufügen").with { $0.identifier = "plus.circle" }, beside: [adjustable], locale: "tlh")
        == [])
    #expect(hidden(.button("a", "Share"), beside: [adjustable]).count == 1)
    #expect(hidden(minus, beside: [.button("b", "Buy")]).count == 1)
    #expect(
      hidden(.button("p", "boq"), beside: [adjustable], locale: "tlh") == [
        """
        review (locale-wordlist-missing) withheld/button[1]: “boq” is hidden, and only its name can tell whether the \
        adjustable element does the same
        """
      ])
  }

  @Test("What is spoken and cannot be seen")
  func invisible() {
    func lines(_ change: (inout Appearance) -> Void) -> [String] {
      JudgedScreen.lines(
        .invisibleButSpoken, [SemanticNode.button("a", "Löschen").with { $0.appearance = Appearance().with(change) }])
    }
    #expect(
      lines { $0.opacity = 0.01 } == [
        "fail button[1]: “Löschen” is spoken and cannot be seen: its opacity is 0.01"
      ])
    #expect(lines { $0.opacity = 0.011 } == [])
    #expect(
      lines { $0.frame = .init(width: 0, height: 20) } == [
        "fail button[1]: “Löschen” is spoken and cannot be seen: a side of its frame is 0"
      ])
    #expect(lines { $0.frame = .init(width: 1, height: 1) } == [])
    #expect(lines { $0.hitSize = .init(width: 0) } == [])
    #expect(JudgedScreen.outcome(.invisibleButSpoken, [.button("a", "Löschen")]) == .inapplicable)
  }

  @Test("A control that takes no touches")
  func touches() {
    func lines(_ node: SemanticNode, _ allowed: Bool?) -> [String] {
      JudgedScreen.lines(
        .hitOffButSpoken, [node.with { $0.appearance = Appearance().with { $0.allowsHitTesting = allowed } }])
    }
    #expect(
      lines(.button("a", "Pay"), false) == [
        "fail button[1]: “Pay” takes no touches and does not say that it is dimmed"
      ])
    #expect(lines(.button("a", "Pay"), true) == [])
    #expect(lines(.button("a", "Pay"), nil) == [])
    #expect(lines(.button("a", "Pay").with { $0.isEnabled = false }, false) == [])
    #expect(lines(.text("a", "Pay"), false) == [])
  }
}
