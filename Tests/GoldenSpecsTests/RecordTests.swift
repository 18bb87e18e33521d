import Foundation
import GoldenSpecs
import Testing

/// What recording changes, and what it leaves alone.
@MainActor
struct RecordTests {
  private func record(_ text: String) throws -> String {
    let spec = try parse(text)
    return spec.record(spec.replay { CounterHost($0) })
  }

  @Test func firstSpecIsFilled() throws {
    let template = try #require(GoldenSpec.template(component: "Counter/Tickets"))
    #expect(
      try record(template) == """
        component: Counter/Tickets

        > read
        Decrease, button
        Tickets, 3
        Increase, button

        """)
  }

  @Test func nameThatCannotStandInAHeaderHasNoFirstSpec() {
    #expect(GoldenSpec.template(component: "Counter\n> read") == nil)
    #expect(GoldenSpec.template(component: " Counter") == nil)
  }

  @Test func commentsKeepTheirPlaces() throws {
    let old = """
      component: Counter
      # Who reads.
      reader:   voiceover-ios

      > read
      # The first button.
      Minus, button
      # The count.
      Tickets, 3
      Plus, button
      # Nothing after it.


      > focus "Tickets"
      """
    let new = """
      component: Counter
      # Who reads.
      reader:   voiceover-ios

      > read
      # The first button.
      Decrease, button
      # The count.
      Tickets, 3
      Increase, button
      # Nothing after it.


      > focus "Tickets"
      Tickets, 3

      """
    #expect(try record(old) == new)
    #expect(try record(new) == new)
  }

  @Test(arguments: ["\r\n", "\n"], ["", "\u{FEFF}"])
  func lineEndingsAndByteOrderMarkAreKept(ending: String, mark: String) throws {
    let lines = ["component: Counter", "> read", "Decrease, button", "Increase, button", "> where"]
    let text = mark + lines.joined(separator: ending) + ending
    let recorded = try record(text)
    let expected = ["component: Counter", "> read", "Decrease, button", "Tickets, 3", "Increase, button", "> where"]
    #expect(recorded.hasPrefix(mark + expected.joined(separator: ending) + ending))
    #expect(try Array(record(recorded).utf8) == Array(recorded.utf8))
  }

  @Test func whatWasNotReplayedIsNotTouched() throws {
    let text = "component: Counter\n> focus \"Add\"\nAdd, button\n> where\nAdd, button\n"
    #expect(try record(text) == text)
  }

  @Test func linesThatAreHeardNoMoreGo() throws {
    #expect(
      try record(
        "component: Counter\n> focus \"Tickets\"\nTickets, 3\n~ haptic selection\n\n> first\nDecrease, button\n")
        == "component: Counter\n> focus \"Tickets\"\nTickets, 3\n\n> first\nDecrease, button\n")
  }
}
