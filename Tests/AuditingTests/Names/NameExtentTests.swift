import Semantics
import Testing

@testable import Auditing

/// Names that are longer than anybody wants to hear, and marks in them.
@MainActor
struct NameExtentTests {
  nonisolated private static let story =
    "Gold plan. Premium 320 dollars a month. Deductible 1500 dollars. Out of pocket maximum 6000 dollars. "
    + "Network nationwide. Primary care 20 dollars. Specialist 40 dollars. Urgent care 60 dollars."

  nonisolated static let screens = [
    NameScreen(
      "a story on an element", .node("a", .element, story, actions: []),
      finds: "element[1]: the name “Gold plan. Premium 320 dollars a month. …” has 192 letters"),
    NameScreen(
      "a button", .button("a", "Start a conversation with one of the many friendly people in our shop"),
      finds: "button[1]: the name “Start a conversation with one of the man…” has 69 letters"),
    NameScreen("a long text", .text("a", story).with { $0.drawn = [story] }),
    NameScreen("a card of its texts", .button("a", story).with { $0.drawn = [story] }),
    NameScreen(
      "an alternative text",
      .node("a", .image, "A nurse gives a patient a flu shot, and both of them smile a lot", actions: [])),
  ]

  @Test(arguments: screens)
  func namesAreShort(_ screen: NameScreen) { #expect(screen.findings(of: .nameTooLong) == screen.findings) }

  nonisolated static let marked = [
    NameScreen(
      "Markdown", .text("a", "Take **one** a day"),
      finds: "text[1]: “Take **one** a day” holds the mark “**”, which is spoken"),
    NameScreen(
      "a link", .text("a", "Read the [terms](https://example.com)"),
      finds: "text[1]: “Read the [terms](https://example.com)” holds the mark “](”, which is spoken"),
    NameScreen(
      "an entity", .text("a", "Salt &amp; pepper"),
      finds: "text[1]: “Salt &amp; pepper” holds the mark “&amp;”, which is spoken"),
    NameScreen("a footnote", .text("a", "From 9 euros **")),
    NameScreen("a power", .text("a", "2 ** 3 ** 2")),
    NameScreen("a company", .text("a", "Salt & Pepper")),
    NameScreen("what was typed", .node("a", .textField, "Note **one** thing")),
  ]

  @Test(arguments: marked)
  func textsHoldNoMarks(_ screen: NameScreen) { #expect(screen.findings(of: .markupSpoken) == screen.findings) }
}
