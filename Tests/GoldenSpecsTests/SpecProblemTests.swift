import Foundation
import GoldenSpecs
import Narration
import Testing

/// Files that are no specs, and what is told about them.
struct SpecProblemTests {
  @Test(arguments: [
    ("", ["1: the file is empty; begin with “component: NAME”, then “> read”"]),
    (" \n\n", ["1: the file is empty; begin with “component: NAME”, then “> read”"]),
    ("> read\n", ["1: the component is missing; name it in a line “component: NAME”"]),
    ("component: A\n", ["1: there is no gesture; “> read” reads the whole screen"]),
    ("component:\n> read\n", ["1: the value of “component” is missing"]),
    ("component: A\ncomponent: B\n> read\n", ["2: the key “component” stands already in line 1"]),
    ("component: A\nlocal: de\n> read\n", ["2: unknown key “local”; did you mean “locale”?"]),
    ("component: A\nhints: yes\n> read\n", ["2: unknown hints “yes”; it is “on” or “off”"]),
    (
      "component: A\nTickets, 3\n> read\n",
      [
        "2: “Tickets, 3” stands before the first gesture; a header line is “key: value”, and what is heard stands "
          + "after a gesture such as “> read”"
      ]
    ),
    (
      "component: A\n~ haptic: x\n> read\n",
      [
        "2: “~ haptic: x” stands before the first gesture; a header line is “key: value”, and what is heard stands "
          + "after a gesture such as “> read”"
      ]
    ),
    ("component: A\n> red\nA\n", ["2: column 3: unknown gesture “red”; did you mean “read”?"]),
    ("aloud-spec: 2\ncomponent: A\n> read\n", ["1: the format is version “2”; version “1” is the only one known"]),
    ("component: A\naloud-spec: 1\n> read\n", ["2: “aloud-spec” stands before every other key"]),
    (
      "component: A\n> read\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> theirs\n",
      ["3: a merge conflict was left here; keep one side and remove the markers"]
    ),
    (
      "component: A\n> read\n>>>>>>> theirs\n",
      ["3: a merge conflict was left here; keep one side and remove the markers"]
    ),
    ("component: A\r> read\r", ["1: there is a carriage return within the line; lines end in LF"]),
    ("component: A\n> read\n\u{0}\n", ["3: the file is binary: it has a zero byte in this line"]),
    (
      "hints: x\nnotation: y\n> reed\n",
      [
        "1: unknown hints “x”; it is “on” or “off”", "2: unknown notation “y”; it is “speech” or “snapshot”",
        "3: column 3: unknown gesture “reed”; did you mean “read”?",
      ]
    ),
  ])
  func problemNamesItsLine(text: String, expected: [String]) {
    #expect(problems(text) == expected.map { "\(path):\($0)" })
  }

  @Test func bytesThatAreNotText() {
    #expect(
      problems(Data("component: A\n> read\n".utf8) + [0xC3, 0x28])
        == ["\(path):3: the line is not UTF-8; save the file as UTF-8"])
    #expect(problems(Data([0xFF, 0xFE, 0x41, 0x00])) == ["\(path):1: the file is UTF-16; save it as UTF-8"])
    #expect(
      problems(Data(repeating: 0x41, count: 4 * 1024 * 1024 + 1))
        == ["\(path):1: the file is too long: a spec has at most 4194304 bytes"])
  }

  @Test func oddFilesThatDoNoHarmAreWarnedAbout() throws {
    let spec = try parse("\u{FEFF}component: A\r\n> read\r\nOne\r\n")
    #expect(
      spec.warnings.map(\.description) == [
        "\(path):1: the file begins with a byte order mark; it is not needed",
        "\(path):1: lines end in CRLF; that is understood and kept, but LF is the rule",
      ])
    #expect(spec.component == "A")
    #expect(spec.actions.map(\.gesture) == [.read])
    #expect(spec.actions[0].heard.map(\.text) == ["One"])
  }

  @Test func everyPartIsReadWithItsLine() throws {
    let spec = try parse(example)
    #expect(spec.component == "CounterStepper/Tickets")
    #expect(spec.header.map(\.key) == ["component", "reader", "locale", "reduce-motion"])
    #expect(spec.header.map(\.line) == [2, 3, 4, 5])
    #expect(spec.actions.map(\.line) == [7, 12, 15, 23, 26])
    #expect(spec.actions[2].gesture == .activate(2))
    #expect(spec.actions[2].heard.map(\.line) == Array(16...21))
    #expect(spec.scenario.reduceMotion == .both)
    #expect(spec.warnings.isEmpty)
  }

  @Test func longestFileIsReadInLinearTime() throws {
    let lines = "component: A\n> read\n" + String(repeating: "\n", count: 200_000)
    let spec = try parse(lines + String(repeating: "\r\n", count: 100_000))
    #expect(spec.actions[0].heard.isEmpty)
    #expect(spec.warnings.map(\.line) == [200_003])
  }

  @Test func versionOneMayStandFirst() throws {
    #expect(try parse("# Old.\naloud-spec: 1\ncomponent: A\n> read\n").component == "A")
  }

  @Test func speechMayLookLikeTheStartOfAConflict() throws {
    let spec = try parse("component: A\n> read\n<<<<<<< HEAD\n=======\n")
    #expect(spec.actions[0].heard.map(\.text) == ["<<<<<<< HEAD", "======="])
  }
}
