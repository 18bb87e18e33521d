import Foundation
import Semantics
import Testing

@testable import Auditing

/// The file in which a project decides about its audits.
struct ConfigurationReadingTests {
  private func read(_ text: String) throws(DocumentProblems) -> AuditConfiguration {
    try AuditConfiguration(Data(text.utf8), file: ".aloud.json")
  }

  static let whole = """
    {
      "version": 1,
      "failOn": "serious",
      "maxFindings": 3,
      "baseline": "Audits/baseline.json",
      "exclude": ["Sources/Legacy", "**/*Preview.swift"],
      "rules": {
        "flash": "off",
        "name-duplicate": {"level": "note", "paths": {"include": ["Sources/Shop"], "exclude": ["Sources/Shop/Old"]}},
        "step-too-many": {"options": {"positions": 30}}
      }
    }
    """

  @Test func everythingIsRead() throws {
    let configuration = try read(Self.whole)
    #expect(configuration.failOn == .serious)
    #expect(configuration.maxFindings == 3)
    #expect(configuration.baseline == "Audits/baseline.json")
    #expect(configuration.exclude.map(\.description) == ["Sources/Legacy", "**/*Preview.swift"])
    #expect(configuration.rules.keys.map(\.rawValue).sorted() == ["flash", "name-duplicate", "step-too-many"])
    #expect(configuration.isOff(.flash))
    let duplicate = try #require(configuration.rules[.nameDuplicate])
    #expect(duplicate.level == .note)
    #expect(duplicate.covers("Sources/Shop/Cart.swift"))
    #expect(!duplicate.covers("Sources/Shop/Old/Cart.swift"))
    #expect(!duplicate.covers("Sources/Cart.swift"))
    #expect(configuration.options[Rule.positionLimit] == 30)
  }

  @Test func theLeastIsAVersion() throws {
    let configuration = try read("{\"version\": 1}")
    #expect(configuration == AuditConfiguration())
    #expect(configuration.options[Rule.positionLimit] == 20)
    #expect(configuration.failOn == nil && configuration.maxFindings == nil && configuration.baseline == nil)
  }

  @Test(
    "What is wrong is told with its place, and what is right beside it",
    arguments: [
      ("", ["1:1: the file is empty"]),
      ("{\"version\": 1", ["1:14: the document ends where a comma or a closing brace is expected"]),
      ("[]", ["1:1: an object is expected here, not a list; a configuration begins with \"version\": 1"]),
      ("{}", ["1:1: \"version\" is missing; a configuration begins with \"version\": 1"]),
      (
        "{\"version\": 2, \"anything\": 1}",
        ["1:13: version: version 2 is newer than this program, which reads version 1; use a newer program"]
      ),
      ("{\"version\": 0}", ["1:13: version: a whole number from 1 to 1 is expected here, not 0"]),
      ("{\"version\": \"1\"}", ["1:13: version: a whole number is expected here, not a text"]),
      ("{\"version\": 1, \"version\": 1}", ["1:16: version: the key stands twice in one object"]),
      (
        "{\"version\": 1,\n  \"failon\": \"none\"}",
        ["2:3: failon: unknown key \"failon\", did you mean \"failOn\"?"]
      ),
      (
        "{\"version\": 1, \"failOn\": \"severe\"}",
        [
          "1:26: failOn: unknown degree \"severe\"; known are critical, serious, moderate, minor, review, none"
        ]
      ),
      ("{\"version\": 1, \"failOn\": null}", ["1:26: failOn: a text is expected here, not null"]),
      (
        "{\"version\": 1, \"maxFindings\": -1}",
        ["1:31: maxFindings: a whole number from 0 to 1000000 is expected here, not -1"]
      ),
      (
        "{\"version\": 1, \"maxFindings\": 0.5}",
        ["1:31: maxFindings: a whole number from 0 to 1000000 is expected here, not 0.5"]
      ),
      (
        "{\"version\": 1, \"maxFindings\": 1e99}",
        ["1:31: maxFindings: a whole number from 0 to 1000000 is expected here, not 1e99"]
      ),
      (
        "{\"version\": 1, \"baseline\": \"/src/base.json\"}",
        ["1:28: baseline: a path from the package down is expected here, with / between folders"]
      ),
      (
        "{\"version\": 1, \"baseline\": \"../base.json\"}",
        ["1:28: baseline: a path from the package down is expected here, with / between folders"]
      ),
      ("{\"version\": 1, \"exclude\": \"Sources\"}", ["1:27: exclude: a list is expected here, not a text"]),
      (
        "{\"version\": 1, \"exclude\": [\"A\",\n  \"/B\", 7]}",
        [
          "2:3: exclude[1]: a pattern is relative to the package and does not begin with /",
          "2:9: exclude[2]: a text is expected here, not a number",
        ]
      ),
      ("{\"version\": 1, \"rules\": []}", ["1:25: rules: an object is expected here, not a list"]),
      (
        "{\"version\": 1, \"rules\": {\n\"name-mising\": \"off\"}}",
        [
          "2:1: rules.name-mising: unknown rule \"name-mising\", did you mean \"name-missing\" or \"lang-missing\" or \"range-missing\"?"
        ]
      ),
      (
        "{\"version\": 1, \"rules\": {\"flash\": \"of\"}}",
        ["1:35: rules.flash: unknown level \"of\", did you mean \"off\"?"]
      ),
      (
        "{\"version\": 1, \"rules\": {\"flash\": false}}",
        ["1:35: rules.flash: a level or an object is expected here, not false"]
      ),
      (
        "{\"version\": 1, \"rules\": {\"flash\": \"off\", \"flash\": \"note\"}}",
        ["1:42: rules.flash: the key stands twice in one object"]
      ),
      (
        "{\"version\": 1, \"rules\": {\"flash\": {\"severity\": \"off\"}}}",
        ["1:36: rules.flash.severity: unknown key \"severity\"; known are level, paths, options"]
      ),
      (
        "{\"version\": 1, \"rules\": {\"flash\": {\"paths\": {\"include\": []}}}}",
        [
          "1:57: rules.flash.paths.include: an empty list includes nothing; write \"level\": \"off\" for that"
        ]
      ),
      (
        "{\"version\": 1, \"rules\": {\"name-missing\": {\"options\": {\"length\": 3}}}}",
        ["1:55: rules.name-missing.options.length: the rule has no options"]
      ),
      (
        "{\"version\": 1, \"rules\": {\"step-too-many\": {\"options\": {\"position\": 3}}}}",
        ["1:56: rules.step-too-many.options.position: unknown option \"position\", did you mean \"positions\"?"]
      ),
      (
        "{\"version\": 1, \"rules\": {\"step-too-many\": {\"options\": {\"positions\": 0}}}}",
        [
          "1:69: rules.step-too-many.options.positions: a whole number from 1 to 1000000 is expected here, not 0"
        ]
      ),
      (
        "{\"version\": 1, \"rules\": {\"step-too-many\": {\"options\": {\"positions\": \"3\"}}}}",
        ["1:69: rules.step-too-many.options.positions: a whole number is expected here, not a text"]
      ),
    ])
  func wrong(_ text: String, _ expected: [String]) {
    let found = problems { () throws(DocumentProblems) in _ = try read(text) }
    // What the end of a document leaves open is told beside it.
    #expect(found.map { $0.replacing(/; what begins .*/, with: "") } == expected.map { ".aloud.json:" + $0 })
  }

  @Test func bothEndsOfANumberAreIn() throws {
    #expect(try read("{\"version\": 1, \"maxFindings\": 0}").maxFindings == 0)
    #expect(try read("{\"version\": 1, \"maxFindings\": 1000000}").maxFindings == 1_000_000)
    #expect(
      problems { () throws(DocumentProblems) in _ = try read("{\"version\": 1, \"maxFindings\": 1000001}") } == [
        ".aloud.json:1:31: maxFindings: a whole number from 0 to 1000000 is expected here, not 1000001"
      ])
    for number in [1, 1_000_000] {
      let text = "{\"version\": 1, \"rules\": {\"step-too-many\": {\"options\": {\"positions\": \(number)}}}}"
      #expect(try read(text).options[Rule.positionLimit] == Double(number))
    }
  }

  @Test func anOptionThatIsNoWholeNumber() throws {
    let option = Rule.Option(.targetSizePlatform, "points", 44, in: 24...100, "the least width and height")
    func read(_ number: String) throws(DocumentProblems) -> Double {
      let text = "{\"version\": 1, \"rules\": {\"target-size-platform\": {\"options\": {\"points\": \(number)}}}}"
      return try AuditConfiguration(Data(text.utf8), file: "c", options: [option]).options[option]
    }
    #expect(try read("24") == 24)
    #expect(try read("44.5") == 44.5)
    #expect(
      problems { () throws(DocumentProblems) in _ = try read("23.9") } == [
        "c:1:73: rules.target-size-platform.options.points: a number from 24 to 100 is expected here, not 23.9"
      ])
  }

  @Test func nestingHasAnEnd() {
    let text = "{\"version\": 1, \"rules\": " + String(repeating: "[", count: 100_000)
    #expect(
      problems { () throws(DocumentProblems) in _ = try read(text) }
        == [".aloud.json:1:40: lists and objects nest more than 16 levels deep"])
  }

  @Test func wordsOfADocumentForgeNoLine() {
    let text = "{\"version\": 1, \"rules\": {\"\\n::error::\\u202Ex\": \"off\"}}"
    let found = problems { () throws(DocumentProblems) in _ = try read(text) }
    #expect(found.count == 1)
    #expect(
      found[0].hasPrefix(".aloud.json:1:26: rules.\\n::error::\\u{202E}x: unknown rule \"\\n::error::\\u{202E}x\""))
  }

  @Test(arguments: 1...4) func spoiltConfigurationsAreReadOrRefusedWithAPlace(seed: UInt64) {
    var random = FixedRandom(state: seed)
    for _ in 0..<500 {
      let bytes = random.spoil(Self.whole)
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      do throws(DocumentProblems) {
        let configuration = try AuditConfiguration(Data(bytes), file: "c")
        #expect((configuration.maxFindings ?? 0) >= 0)
        #expect((1...1_000_000).contains(configuration.options[Rule.positionLimit]))
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
