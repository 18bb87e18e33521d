import Narration
import Semantics
import Testing

@MainActor
struct EventTests {
  private func host(_ events: SemanticEvent.Kind..., then change: @escaping (ScriptedHost) -> Void = { _ in })
    -> ScriptedHost
  {
    let host = ScriptedHost([.button("a", "Add"), .text("b", "Basket"), .text("c", "Total")])
    host.onPerform = { host, _, _ in
      change(host)
      return events.map { SemanticEvent($0) }
    }
    return host
  }

  @Test("Haptics and motion come in order, before what is said of the control")
  func order() throws {
    let host = host(
      .haptic(name: "selection", isPlayed: true), .haptic(name: "increase", isPlayed: false),
      .motion(Motion(effect: "numericText", change: .replace(from: "3", to: "4"))),
      .motion(Motion(effect: "opacity", change: .insert("x"))), .motion(Motion(effect: "opacity", change: .remove("y")))
    )
    #expect(
      try host.lines(.activate(1)) == [
        "~ haptic selection", "~ haptic increase (not played on iOS)", #"~ motion numericText "3" to "4""#,
        #"~ motion opacity insert "x""#, #"~ motion opacity remove "y""#, "Add",
      ])
  }

  @Test("An alert opens with its title and message at once, which are two stops afterwards")
  func alert() throws {
    let host = host(.screenChanged(text: nil)) { host in
      host.tree.nodes = [
        SemanticNode(id: "t", role: .alert, label: "Error"), .text("m", "Wrong password."), .text("n", "Try again."),
        .button("ok", "OK"), .text("z", "Behind the button"),
      ]
    }
    #expect(
      try host.lines(.activate(1), .next(1), .previous(1)) == [
        "~ screen changed", "alert, Error, Wrong password., Try again.", "Wrong password.", "alert, Error",
      ])
  }

  @Test("Announcements keep their place, but a low one waits until other speech has ended")
  func announcements() throws {
    let host = host(
      .announcement(text: "Later", priority: .low), .announcement(text: "Now", priority: .default),
      .announcement(text: "At once", priority: .high))
    #expect(
      try host.lines(.activate(1)) == [
        "~ announcement default", "Now", "~ announcement high", "At once", "Add", "~ announcement low", "Later",
      ])
    #expect(
      try self.host(.announcement(text: "Later", priority: .low)).lines(.activate(2))
        == ["Add", "~ announcement low", "Later", "Add", "~ announcement low", "Later"])
  }

  @Test("What was announced on appearance stands before the first gesture's lines")
  func appearance() throws {
    let host = host()
    host.pending = [
      SemanticEvent(.announcement(text: "Welcome", priority: .default)), SemanticEvent(.focusRequested, node: "b"),
    ]
    let reader = try host.reader()
    let step = try reader.perform(.where)
    #expect(
      Transcript.lines(step.lines)
        == ["~ announcement default", "Welcome", #"~ focus requested "Basket""#, "Basket"])
    #expect(step.events.count == 2)
    #expect(Transcript.lines(try reader.perform(.where).lines) == ["Basket"])
  }

  @Test("A changed screen moves the cursor to its first stop, or says its text")
  func screenChanged() throws {
    let next: (ScriptedHost) -> Void = { $0.tree.nodes = [.text("x", "Second screen"), .text("y", "More")] }
    #expect(
      try host(.screenChanged(text: nil), then: next).lines(.activate(1)) == ["~ screen changed", "Second screen"])
    #expect(
      try host(.screenChanged(text: "Loaded")).lines(.activate(1)) == ["~ screen changed", "Loaded", "Add"])
  }

  @Test("A changed layout moves the cursor where it is told, or says its text")
  func layoutChanged() throws {
    let host = host(.layoutChanged(text: "Two more rows"))
    #expect(try host.lines(.activate(1)) == ["~ layout changed", "Two more rows", "Add"])
    host.onPerform = { _, _, _ in [SemanticEvent(.layoutChanged(text: nil), node: "c")] }
    let reader = try host.reader()
    #expect(Transcript.lines(try reader.perform(.activate(1)).lines) == ["~ layout changed", "Total"])
    #expect(reader.cursor == "c")
    #expect(host.focused.last == "c")
  }

  @Test("A request for focus moves the cursor; the button that asked is not repeated")
  func focusRequested() throws {
    let host = host()
    host.onPerform = { _, _, _ in [SemanticEvent(.focusRequested, node: "b")] }
    let step = try host.reader().perform(.activate(1))
    #expect(Transcript.lines(step.lines) == [#"~ focus requested "Basket""#, "Basket"])
    #expect(step.cursorAfter == "b")
  }

  @Test("When the focused node is gone the cursor goes to what now stands there, and reads it")
  func focusLost() throws {
    let host = host(.haptic(name: "success", isPlayed: true)) { $0.tree.nodes.removeFirst() }
    #expect(try host.lines(.activate(1), .where) == ["~ haptic success", #"~ focus lost "Add""#, "Basket", "Basket"])
    #expect(host.focused == ["a", "b"])
  }

  @Test("When the last node is gone the cursor goes to the one before")
  func focusLostAtTheEnd() throws {
    let host = ScriptedHost([.text("t", "Title"), .button("a", "Remove")])
    host.onPerform = { host, _, _ in
      host.tree.nodes.removeLast()
      return []
    }
    #expect(try host.lines(.last, .activate(1)) == ["Remove, button", #"~ focus lost "Remove""#, "Title"])
  }

  @Test("When everything is gone nothing is read, and the cursor is nowhere")
  func everythingGone() throws {
    let host = host { $0.tree.nodes = [] }
    let reader = try host.reader()
    #expect(Transcript.lines(try reader.perform(.activate(1)).lines) == [#"~ focus lost "Add""#])
    #expect(reader.cursor == nil)
    #expect(host.focused == ["a", nil])
  }

  @Test("What covers the screen takes the cursor, and is no loss of focus")
  func covered() throws {
    let host = host { host in
      let sheet = SemanticNode(id: "m", role: .group, children: [.text("s", "Sheet")]).with { $0.container = .modal }
      host.tree.nodes.append(sheet)
    }
    #expect(try host.lines(.activate(1)) == ["Sheet"])
  }

  @Test("A stop that becomes a container gives the cursor to the first stop in it")
  func becomesContainer() throws {
    let host = ScriptedHost([.text("t", "Title"), .button("a", "More")])
    host.onPerform = { host, _, _ in
      host.change("a") {
        $0 = SemanticNode(id: "a", role: .group, children: [.text("x", "First"), .text("y", "Second")])
      }
      return []
    }
    #expect(try host.lines(.last, .activate(1)) == ["More, button", "First"])
  }

  @Test("What the program does when the cursor comes is part of the move")
  func reactsToFocus() throws {
    let host = ScriptedHost([.text("t", "Title"), .button("a", "Add", value: "0")])
    host.onFocus = { host, id in
      guard id == "a" else { return [] }
      host.change("a") { $0.value = "1" }
      return [SemanticEvent(.haptic(name: "selection", isPlayed: true))]
    }
    #expect(try host.lines(.next(1)) == ["Add, 0, button", "~ haptic selection", "1"])
  }

  @Test("Where the cursor comes the program may send it on")
  func sentOn() throws {
    let host = ScriptedHost([.text("a", "A"), .text("b", "B"), .text("c", "C")])
    host.onFocus = { _, id in id == "b" ? [SemanticEvent(.focusRequested, node: "c")] : [] }
    #expect(try host.lines(.next(1), .where) == ["B", #"~ focus requested "C""#, "C", "C"])
    #expect(host.focused == ["a", "b", "c"])
  }

  @Test("A program that chases the focus for ever is an error and no hang")
  func chase() throws {
    let host = ScriptedHost([.text("a", "A"), .text("b", "B")])
    host.onFocus = { _, id in [SemanticEvent(.focusRequested, node: id == "a" ? "b" : "a")] }
    let reader = try host.reader()
    let error = #expect(throws: GestureError.self) { try reader.perform(.where) }
    #expect(
      error?.description
        == "the program sends the cursor on and on, last to “B”: look for focus states that are set when another one changes"
    )
  }
}
