import GoldenSpecs
import Narration
import Semantics
import Testing

/// Gestures in words, there and back, and what is told about those that are none.
struct GestureTextTests {
  static let gestures: [(String, Gesture)] = [
    ("read", .read), ("where", .where), ("next", .next(1)), ("next 3", .next(3)), ("previous", .previous(1)),
    ("previous 2", .previous(2)), ("first", .first), ("last", .last),
    ("focus \"Increase\"", .focus(.label("Increase"))), ("focus \"a\\\"b\\\\c\"", .focus(.label("a\"b\\c"))),
    ("focus #increase", .focus(.identifier("increase"))),
    ("focus #\"two words\"", .focus(.identifier("two words"))),
    ("activate", .activate(1)), ("activate 2", .activate(2)), ("increment 10000", .increment(10000)),
    ("decrement", .decrement(1)), ("perform \"Remove\"", .perform("Remove")), ("escape", .escape),
    ("magic-tap", .magicTap), ("type \"a\\\"b\"", .type("a\"b")), ("type \"\"", .type("")),
    ("type \"a\\nb\\tc\\u{1B}\"", .type("a\nb\tc\u{1B}")),
    ("rotor headings next", .rotor("headings", forward: true)),
    ("rotor text fields previous", .rotor("text fields", forward: false)),
    ("rotor \"a;b\" next", .rotor("a;b", forward: true)),
    ("scroll up", .scroll(.up)), ("scroll left", .scroll(.left)), ("tree", .tree),
    ("wait 500ms", .wait(.milliseconds(500))), ("wait 2s", .wait(.seconds(2))), ("wait 1m", .wait(.seconds(60))),
    ("wait 60m", .wait(.seconds(3_600))), ("wait 1500ms", .wait(.milliseconds(1_500))),
    ("wait 90s", .wait(.seconds(90))),
  ]

  @Test(arguments: gestures)
  func gestureIsReadAndWritten(text: String, gesture: Gesture) throws {
    #expect(try GestureText.parse(text) == gesture)
    #expect(GestureText.text(of: gesture) == text)
  }

  @Test func spaceDoesNotMatter() throws {
    #expect(try GestureText.parse("  focus\t\"Increase\"  ") == .focus(.label("Increase")))
    #expect(try GestureText.parse("activate 1") == .activate(1))
    #expect(try GestureText.parse("rotor text   fields next") == .rotor("text fields", forward: true))
  }

  @Test func listIsSeparatedOutsideQuotes() throws {
    #expect(
      try GestureText.parseList("focus \"a;b\"; activate 2;\nwhere;")
        == [.focus(.label("a;b")), .activate(2), .where])
  }

  @Test(arguments: [
    ("", "column 1: a gesture is missing; “read” reads the whole screen"),
    ("activte", "column 1: unknown gesture “activte”; did you mean “activate”?"),
    ("tap", "column 1: unknown gesture “tap”; did you mean “activate”?"),
    (
      "qqqqqqqq",
      "column 1: unknown gesture “qqqqqqqq”; there are read, where, next, previous, first, last, focus, activate, "
        + "increment, decrement, perform, escape, magic-tap, type, rotor, scroll, wait, tree"
    ),
    (
      "focus Increase",
      "column 7: a text in straight quotation marks is missing; it is written focus \"label\""
    ),
    (
      "focus “Increase”",
      "column 7: a text in straight quotation marks is missing; it is written focus \"label\""
    ),
    ("focus \"Increase", "column 7: the closing quotation mark is missing"),
    ("focus \"a\\q\"", "column 9: unknown escape; there are \\\" \\\\ \\n \\r \\t and \\u{…}"),
    ("focus \"\\u{110000}\"", "column 8: unknown escape; there are \\\" \\\\ \\n \\r \\t and \\u{…}"),
    ("focus #", "column 8: an identifier is missing after #"),
    ("focus #a b", "column 10: “b” is too much; it is written focus \"label\" or focus #identifier"),
    ("activate two", "column 10: activate takes a number from 1 to 10000, not “two”"),
    ("activate 0", "column 10: activate takes a number from 1 to 10000, not “0”"),
    ("activate 10001", "column 10: activate takes a number from 1 to 10000, not “10001”"),
    (
      "next 99999999999999999999",
      "column 6: next takes a number from 1 to 10000, not “99999999999999999999”"
    ),
    ("activate \"Increase\"", "column 10: activate takes a number from 1 to 10000, not “\"Increase\"”"),
    ("where now", "column 7: “now” is too much; it is written where"),
    ("read; where", "column 5: one gesture stands in one line; what follows it is “; where”"),
    ("rotor headings", "column 7: a rotor is written rotor NAME next, or rotor NAME previous"),
    ("wait", "column 5: a time is missing; it is written 500ms, 2s or 1m, up to 60m"),
    ("wait 2", "column 6: “2” is no time; it is written 500ms, 2s or 1m, up to 60m"),
    ("wait 0s", "column 6: “0s” is no time; it is written 500ms, 2s or 1m, up to 60m"),
    ("wait 61m", "column 6: “61m” is no time; it is written 500ms, 2s or 1m, up to 60m"),
    ("wait 1.5s", "column 6: “1.5s” is no time; it is written 500ms, 2s or 1m, up to 60m"),
    (
      "wait 99999999999999999999s",
      "column 6: “99999999999999999999s” is no time; it is written 500ms, 2s or 1m, up to 60m"
    ),
    ("wait 2 s", "column 6: “2” is no time; it is written 500ms, 2s or 1m, up to 60m"),
    ("sleep 2s", "column 1: unknown gesture “sleep”; did you mean “wait”?"),
    ("scroll dwn", "column 8: unknown direction “dwn”; did you mean “down”?"),
  ])
  func problemNamesTheColumn(text: String, message: String) {
    #expect(problem(gesture: text) == message)
  }

  @Test(arguments: [
    ("read; activte", "column 7: unknown gesture “activte”; did you mean “activate”?"),
    (" ;; ", "column 5: there is no gesture; “read” reads the whole screen"),
  ])
  func problemInAListNamesTheColumn(text: String, message: String) {
    #expect(problem(gestures: text) == message)
  }
}
