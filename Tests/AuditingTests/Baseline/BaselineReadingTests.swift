import Foundation
import Semantics
import Testing

@testable import Auditing

/// The file of findings that are known, read and written.
struct BaselineReadingTests {
  private func read(_ text: String) throws(DocumentProblems) -> Baseline {
    try Baseline(Data(text.utf8), file: "baseline.json")
  }

  private func document(_ entries: String) -> String {
    "{\"format\": \"aloud-baseline\", \"version\": 1, \"entries\": [\n\(entries)]}"
  }

  static let written = """
    {
      "format": "aloud-baseline",
      "version": 1,
      "entries": [
        {"rule": "flash", "component": "Cart", "path": "#total", "outcome": "review"},
        {"rule": "name-missing", "component": "Cart", "path": "group[1]/button[1]", "count": 2, "reason": "SHOP-12"},
        {"rule": "name-missing", "component": "Star/Ten \\"stars\\"", "path": "button[1]", "expires": "2026-03-01"}
      ]
    }

    """

  @Test func itIsWrittenAsItWasRead() throws {
    let baseline = try read(Self.written)
    #expect(baseline.entries.count == 3)
    #expect(baseline.entries[0].place.isReview)
    #expect(baseline.entries[1].count == 2)
    #expect(baseline.entries[1].reason == "SHOP-12")
    #expect(baseline.entries[2].place.component == "Star/Ten \"stars\"")
    #expect(baseline.entries[2].expires == CalendarDay("2026-03-01"))
    #expect(baseline.text == Self.written)
  }

  @Test func theOrderOfEntriesIsAlwaysTheSame() throws {
    let baseline = try read(Self.written)
    #expect(Baseline(baseline.entries.reversed()).text == Self.written)
    #expect(Baseline(baseline.entries.shuffled()) == baseline)
  }

  @Test func noEntriesAreAnEmptyList() throws {
    let text = "{\n  \"format\": \"aloud-baseline\",\n  \"version\": 1,\n  \"entries\": []\n}\n"
    #expect(Baseline().text == text)
    #expect(try read(text) == Baseline())
  }

  /// One finding more or less is one line more or less, and the comma of the line before the end.
  @Test func anEntryIsALine() throws {
    let baseline = try read(Self.written)
    let fewer = Baseline(Array(baseline.entries.dropFirst()))
    let lines = baseline.text.split(separator: "\n")
    #expect(fewer.text.split(separator: "\n") == Array(lines[..<4]) + Array(lines[5...]))
  }

  @Test(
    "What is wrong is told with its place, and what to do",
    arguments: [
      (
        "[]",
        [
          "1:1: an object is expected here, not a list; a baseline begins with \"format\": \"aloud-baseline\", \"version\": 1"
        ]
      ),
      ("{}", ["1:1: \"format\" is missing; a baseline begins with \"format\": \"aloud-baseline\", \"version\": 1"]),
      (
        "{\"format\": \"aloud-tree\", \"version\": 1}",
        ["1:12: format: the format is \"aloud-tree\", not \"aloud-baseline\""]
      ),
      (
        "{\"format\": \"aloud-baseline\", \"version\": 2}",
        ["1:41: version: version 2 is newer than this program, which reads version 1; use a newer program"]
      ),
      ("{\"format\": \"aloud-baseline\", \"version\": 1}", ["1:1: \"entries\" is missing"]),
      (
        "{\"format\": \"aloud-baseline\", \"version\": 1, \"entries\": {}}",
        ["1:55: entries: a list is expected here, not an object"]
      ),
      (
        "{\"format\": \"aloud-baseline\", \"version\": 1, \"entry\": [], \"entries\": []}",
        ["1:44: entry: unknown key \"entry\"; known are format, version, entries"]
      ),
      (
        "<<<<<<< ours\n{}",
        ["1:1: a value is expected here, not \"<\""]
      ),
    ])
  func wrong(_ text: String, _ expected: [String]) {
    let found = problems { () throws(DocumentProblems) in _ = try read(text) }
    #expect(found == expected.map { "baseline.json:" + $0 })
  }

  @Test(
    "What is wrong with an entry",
    arguments: [
      (
        "{\"rule\": \"name-mising\", \"component\": \"A\", \"path\": \"b\"}",
        [
          "2:10: entries[0].rule: unknown rule \"name-mising\", did you mean \"name-missing\" or \"lang-missing\" or \"range-missing\"? Delete the entry when the rule is gone"
        ]
      ),
      (
        "{\"rule\": \"zzzzzzzzzz\", \"component\": \"A\", \"path\": \"b\"}",
        ["2:10: entries[0].rule: unknown rule \"zzzzzzzzzz\"; delete the entry when the rule is gone"]
      ),
      ("{\"rule\": \"flash\", \"path\": \"b\"}", ["2:1: entries[0]: \"component\" is missing"]),
      (
        "{}",
        [
          "2:1: entries[0]: \"rule\" is missing", "2:1: entries[0]: \"component\" is missing",
          "2:1: entries[0]: \"path\" is missing",
        ]
      ),
      ("7", ["2:1: entries[0]: an object is expected here, not a number"]),
      (
        "{\"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\", \"line\": 3}",
        [
          "2:50: entries[0].line: unknown key \"line\"; known are rule, component, path, outcome, count, reason, expires"
        ]
      ),
      (
        "{\"rule\": \"flash\", \"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\"}",
        ["2:19: entries[0].rule: the key stands twice in one object"]
      ),
      (
        "{\"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\", \"count\": 0}",
        ["2:59: entries[0].count: a whole number from 1 to 1000000 is expected here, not 0"]
      ),
      (
        "{\"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\", \"count\": 1000001}",
        ["2:59: entries[0].count: a whole number from 1 to 1000000 is expected here, not 1000001"]
      ),
      (
        "{\"rule\": \"flash\", \"component\": 1, \"path\": null}",
        [
          "2:32: entries[0].component: a text is expected here, not a number",
          "2:43: entries[0].path: a text is expected here, not null",
        ]
      ),
      (
        "{\"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\", \"expires\": \"2026-02-30\"}",
        ["2:61: entries[0].expires: \"2026-02-30\" is no day; write it as 2026-03-01"]
      ),
      (
        "{\"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\", \"outcome\": \"pass\"}",
        ["2:61: entries[0].outcome: unknown outcome \"pass\"; known are fail, review"]
      ),
      (
        "{\"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\"},\n{\"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\", \"count\": 2}",
        ["3:1: entries[1]: the same entry is also entries[0]; keep one of them, with a \"count\" for both"]
      ),
    ])
  func wrongEntries(_ entries: String, _ expected: [String]) {
    let found = problems { () throws(DocumentProblems) in _ = try read(document(entries)) }
    #expect(found == expected.map { "baseline.json:" + $0 })
  }

  @Test func bothEndsOfACountAreIn() throws {
    for count in [1, 1_000_000] {
      let entry = "{\"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\", \"count\": \(count)}"
      #expect(try read(document(entry)).entries.map(\.count) == [count])
    }
  }

  @Test func aReviewAndAFailureAtOnePlaceAreTwoEntries() throws {
    let fail = "{\"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\", \"outcome\": \"fail\"}"
    let review = "{\"rule\": \"flash\", \"component\": \"A\", \"path\": \"b\", \"outcome\": \"review\"}"
    #expect(try read(document(fail + "," + review)).entries.map(\.place.isReview) == [false, true])
  }

  /// A label that came into an identifier, and so into a path.
  @Test func hostileTextsStayTexts() throws {
    let text = "a\"\\\n\r\t\u{0}\u{7F}\u{202E}##[error]::error::é😀\u{2028}"
    let baseline = Baseline([.init(.init(rule: .flash, component: text, path: text), reason: text)])
    #expect(try read(baseline.text) == baseline)
    #expect(baseline.text.unicodeScalars.allSatisfy { $0 == "\n" || !isInvisible($0) })
    #expect(!baseline.text.contains("##["))
    #expect(baseline.text.split(separator: "\n").count == 7)
  }

  @Test(arguments: 1...4) func spoiltBaselinesAreReadOrRefusedWithAPlace(seed: UInt64) {
    var random = FixedRandom(state: seed)
    for _ in 0..<500 {
      let bytes = random.spoil(Self.written)
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      do throws(DocumentProblems) {
        let baseline = try Baseline(Data(bytes), file: "b")
        #expect(try read(baseline.text) == baseline)
        _ = baseline.applied(to: .sample(.sample("Cart", .sample())), today: CalendarDay("2026-01-01")!)
      } catch {
        #expect(!error.problems.isEmpty)
        for problem in error.problems {
          #expect((1...lines).contains(problem.line) && problem.column >= 1)
          #expect(problem.description.unicodeScalars.allSatisfy { !isInvisible($0) })
        }
      }
    }
  }
}
