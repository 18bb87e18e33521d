import Narration
import Semantics
import Testing

@MainActor
struct DeltaTests {
  @Test("A swipe on an adjustable control says the new value alone, again at its limit")
  func adjusting() throws {
    let host = ScriptedHost([.adjustable("a", "Tickets", value: "4")])
    host.onPerform = { host, action, _ in
      host.change("a") { $0.value = action == .increment ? "5" : "4" }
      return []
    }
    #expect(try host.lines(.increment(2), .decrement(1)) == ["5", "5", "4"])
  }

  @Test("A swipe on a control without a value says its label")
  func adjustingWithoutValue() throws {
    #expect(try ScriptedHost([.adjustable("a", "Page", value: nil)]).lines(.increment(1)) == ["Page"])
  }

  @Test("A swipe on a dimmed control does nothing and says nothing")
  func adjustingDimmed() throws {
    let host = ScriptedHost([SemanticNode.adjustable("a", "Page", value: "1").with { $0.isEnabled = false }])
    #expect(try host.lines(.increment(1)) == [])
    #expect(host.performed == [])
  }

  @Test("A half of a stepper says the new value alone, and is dimmed at its limit")
  func stepper() throws {
    let host = ScriptedHost([.stepper("s", "Guests", 3, in: 1...4)])
    host.onPerform = { host, _, _ in
      host.tree.nodes = [.stepper("s", "Guests", 4, in: 1...4)]
      return [SemanticEvent(.haptic(name: "increase", isPlayed: false))]
    }
    #expect(
      try host.lines(.next(1), .activate(2), .where) == [
        "Guests, Increment, 3, button", "~ haptic increase (not played on iOS)", "4",
        "Guests, Increment, 4, dimmed, button",
      ])
    #expect(host.performed == ["increment on s"])
  }

  @Test("On iOS 26 a half at its limit says its value again")
  func stepperAtLimit() throws {
    let host = ScriptedHost([.stepper("s", "Guests", 4, in: 1...4)], platform: Platform(.iOS, version: 26))
    #expect(try host.lines(.next(1), .activate(1)) == ["Guests, Increment, 4, button", "4"])
    #expect(host.performed == [])
  }

  @Test("A half of a stepper without a value says its label, and cannot be swiped")
  func stepperWithoutValue() throws {
    let node = SemanticNode(id: "s", role: .stepper, label: "Page", actions: [.increment, .decrement])
    let reader = try ScriptedHost([node]).reader()
    #expect(Transcript.lines(try reader.perform(.activate(1)).lines) == ["Page, Decrement"])
    let error = #expect(throws: GestureError.self) { try reader.perform(.increment(1)) }
    #expect(error?.description == "“Page, Decrement” cannot be used with increment; it offers activate")
  }

  @Test("A switch says its new state alone")
  func toggle() throws {
    let host = ScriptedHost([
      SemanticNode(id: "t", role: .toggle, label: "Wi-Fi", actions: [.activate]).with { $0.toggle = .off }
    ])
    host.onPerform = { host, _, _ in
      host.change("t") { $0.toggle = $0.toggle == .on ? .off : .on }
      return []
    }
    #expect(try host.lines(.activate(2)) == ["on", "off"])
    #expect(try host.lines(.activate(1), notation: .snapshot) == ["On."])
  }

  @Test("A segment says label and place, a disclosure label and state, without role and hint")
  func segmentsAndDisclosures() throws {
    let host = ScriptedHost([
      SemanticNode(id: "a", role: .segment, label: "Last 24 hours", actions: [.activate]),
      SemanticNode(id: "b", role: .segment, label: "Last 10 days", actions: [.activate]),
      SemanticNode(id: "d", role: .disclosure, label: "Amenities", actions: [.activate]).with { $0.isExpanded = false },
    ])
    host.onPerform = { host, _, id in
      host.change(id) { node in
        if node.role == .segment { node.traits.insert(.selected) } else { node.isExpanded = true }
      }
      return []
    }
    #expect(
      try host.lines(.next(1), .activate(1), .next(1), .activate(1), hints: false) == [
        "Last 10 days, button, 2 of 2", "selected, Last 10 days, 2 of 2", "Amenities, button, collapsed",
        "Amenities, expanded",
      ])
  }

  @Test("A plain button repeats its label, with what changed")
  func button() throws {
    let host = ScriptedHost([.button("a", "Like", value: "1 like")])
    #expect(try host.lines(.activate(1)) == ["Like"])
    host.onPerform = { host, _, _ in
      host.change("a") { $0.value = "2 likes" }
      return []
    }
    #expect(try host.lines(.activate(1)) == ["Like", "2 likes"])
    host.onPerform = { host, _, _ in
      host.change("a") { $0.label = "Unlike" }
      return []
    }
    #expect(try host.lines(.activate(1)) == ["Like", "Unlike"])
  }

  @Test("A button that starts media is silent, unless it changes")
  func media() throws {
    let host = ScriptedHost([.button("a", "Play", traits: [.button, .startsMediaSession])])
    #expect(try host.lines(.activate(1)) == [])
    host.onPerform = { host, _, _ in
      host.change("a") { $0.label = "Pause" }
      return []
    }
    #expect(try host.lines(.activate(1)) == ["Pause"])
  }

  @Test("A dimmed button does nothing and says nothing; a text is no button")
  func dimmed() throws {
    let host = ScriptedHost([.button("a", "Save", enabled: false), .text("t", "Saved")])
    #expect(try host.lines(.activate(3), .last, .activate(1)) == ["Saved"])
    #expect(host.performed == [])
  }

  @Test("A button that becomes dimmed under the cursor is not spoken until it is read again")
  func becomesDimmed() throws {
    let host = ScriptedHost([.button("a", "Increase")])
    host.onPerform = { host, _, _ in
      host.change("a") { $0.isEnabled = false }
      return []
    }
    #expect(try host.lines(.activate(1), .where) == ["Increase", "Increase, dimmed, button"])
  }

  @Test("What changes elsewhere on the screen is silent")
  func elsewhere() throws {
    let host = ScriptedHost([.button("a", "Add"), .text("t", "0 items")])
    host.onPerform = { host, _, _ in
      host.change("t") { $0.label = "1 item" }
      return [SemanticEvent(.valueChanged, node: "t")]
    }
    #expect(try host.lines(.activate(1)) == ["Add"])
  }

  @Test("The return key of a field writes nothing that could be echoed")
  func returning() throws {
    let host = ScriptedHost([SemanticNode(id: "n", role: .textField)])
    #expect(try host.lines(.type("Ann\n"), .type("\n")) == ["Ann"])
    #expect(host.performed == ["insertText(\"Ann\\n\") on n", "insertText(\"\\n\") on n"])
  }

  @Test("Typing is echoed, in bullets where it is a secret, and goes behind what is there")
  func typing() throws {
    let host = ScriptedHost([
      SemanticNode(id: "n", role: .textField, value: "Ann"), SemanticNode(id: "p", role: .secureField),
    ])
    host.onPerform = { host, action, id in
      guard case .insertText(let text) = action else { return [] }
      host.change(id) { $0.value = ($0.value ?? "") + (id == "p" ? String(repeating: "•", count: text.count) : text) }
      return []
    }
    #expect(
      try host.lines(.type("a B"), .last, .type("abc"), .type("de"), hints: false)
        == ["a B", "secure text field", "•••", "••"])
    #expect(host.performed == ["insertText(\"a B\") on n", "insertText(\"abc\") on p", "insertText(\"de\") on p"])
    let reader = try ScriptedHost([.text("t", "Hello")]).reader()
    let error = #expect(throws: GestureError.self) { try reader.perform(.type("x")) }
    #expect(error?.description == "“Hello” cannot be used with type; it offers nothing")
  }

  @Test("A picker with another choice is read again without its hint")
  func picker() throws {
    let host = ScriptedHost([
      SemanticNode(id: "p", role: .picker, label: "Often", value: "Daily", actions: [.activate])
    ])
    host.onPerform = { host, _, _ in
      host.change("p") { $0.value = "Weekly" }
      return []
    }
    #expect(try host.lines(.activate(1)) == ["Often, Weekly, pop up button"])
  }

  @Test("Kinds of actions that have no gesture are performed by their word")
  func actionsByTheirWord() throws {
    let host = ScriptedHost([
      SemanticNode(id: "map", label: "Map", actions: [.zoomIn, .delete, .named("zoomIn twice")])
    ])
    #expect(try host.lines(.perform("zoomIn"), .perform("delete"), .perform("zoomIn twice")) == [])
    #expect(host.performed == ["zoomIn on map", "delete on map", "named(\"zoomIn twice\") on map"])
    #expect(throws: GestureError.self) { try host.lines(.perform("zoomOut")) }
  }

  @Test("Custom actions, escape, magic tap and scrolling reach the node that offers them")
  func otherActions() throws {
    let mail = SemanticNode(id: "mail", label: "Mail", actions: [.named("Archive")])
    let sheet = SemanticNode(id: "sheet", role: .group, actions: [.escape], children: [mail])
    let list = SemanticNode(id: "list", role: .text, label: "List", actions: [.scroll(.down), .magicTap])
    let host = ScriptedHost([sheet, list])
    host.onPerform = { _, action, _ in
      if case .scroll = action { [SemanticEvent(.pageScrolled(text: "Page 2 of 5"))] } else { [] }
    }
    #expect(try host.lines(.perform("Archive"), .escape, .magicTap, .scroll(.up)) == ["Page 2 of 5"])
    #expect(
      host.performed == [
        "named(\"Archive\") on mail", "escape on sheet", "magicTap on list",
        "scroll(Semantics.SemanticAction.Direction.up) on list",
      ])
    let reader = try host.reader()
    let error = #expect(throws: GestureError.self) { try reader.perform(.perform("Delete")) }
    #expect(error?.description == "the focused element has no action “Delete”; there is “Archive”")
  }
}
