import Foundation
import Testing

/// Audits through the program that a person calls.
struct AuditCommandTests {
  private static let tree = """
    {"format": "aloud-tree", "version": 1, "nodes": [
      {"id": "more", "role": "button", "actions": ["activate"]},
      {"id": "less", "role": "button", "label": "Less", "actions": ["activate"]}]}
    """

  private func audit(_ arguments: String..., in folder: Scratch) throws -> Product.Run {
    try Product.aloud.run(["audit", "--rules", "name-missing"] + arguments, in: folder)
  }

  @Test func aFindingIsStatusOne() throws {
    let run = try audit("tree.json", "--format", "compiler", in: Scratch(["tree.json": Self.tree]))
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("tree.json:2:1: error: the unnamed button has no name [name-missing]\n"))
    #expect(run.error == "audit: 1 finding is a failure\n")
  }

  @Test func theGateDecides() throws {
    let folder = try Scratch(["tree.json": Self.tree])
    #expect(try audit("tree.json", "--report-only", in: folder).status == 0)
    #expect(try audit("tree.json", "--fail-on", "none", in: folder).status == 0)
    #expect(try audit("tree.json", "--fail-on", "critical", in: folder).status == 1)
    #expect(try audit("tree.json", "--max-findings", "1", in: folder).status == 0)
    #expect(try audit("tree.json", "--max-findings", "0", in: folder).status == 1)
  }

  @Test func aBaselineIsMadeWhenAskedAndKnowsWhatItHolds() throws {
    let folder = try Scratch(["tree.json": Self.tree])
    let made = try audit("tree.json", "--update-baseline", in: folder)
    #expect(made == Product.Run(status: 0, output: ".aloud-baseline.json: 1 place with known findings\n", error: ""))
    let known = try audit("tree.json", "--baseline", ".aloud-baseline.json", in: folder)
    #expect(known.status == 0)
    #expect(known.error == "audit: no finding is a failure\n")
    #expect(try audit("tree.json", in: folder).status == 1)
  }

  @Test func aConfigurationInTheFolderIsRead() throws {
    let folder = try Scratch([
      "tree.json": Self.tree, ".aloud.json": #"{"version": 1, "rules": {"name-missing": "off"}}"#,
    ])
    let run = try Product.aloud.run(["audit", "--rules", "name-missing,name-duplicate", "tree.json"], in: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("name-missing: switched off by the configuration"))
  }

  @Test(arguments: [
    (["--rules", "name-mising"], "unknown rule"), (["--tags", "wcag2q"], "unknown tag"),
    (["--format", "sariff"], "unknown format “sariff”; did you mean “sarif”?"),
    (["--fail-on", "seriuos"], "--fail-on: unknown impact “seriuos”; did you mean “serious”?"),
    (["--config", "none.json"], "none.json cannot be read"), (["--baseline", "none.json"], "none.json cannot be read"),
    (["--max-findings", "-1"], "--max-findings needs a whole number from 0 to 10000000, not “-1”"),
    (["--shard", "3/2"], "--shard needs a part and a number of parts"), (["Nobody"], "no component is called “Nobody”"),
  ])
  func mistakesAreStatusTwo(arguments: [String], message: String) throws {
    let run = try Product.aloud.run(["audit"] + arguments, in: Scratch([:]))
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error.hasPrefix("aloud: \(message)"), "\(run.error)")
  }

  @Test func aConfigurationThatIsWrongIsToldWithItsPlace() throws {
    let folder = try Scratch(["tree.json": Self.tree, ".aloud.json": "{\"version\": 1,\n\"rulse\": {}}"])
    let run = try audit("tree.json", in: folder)
    #expect(run.status == 2)
    #expect(run.error.hasPrefix("aloud: .aloud.json:2:1: rulse: unknown key"))
  }

  @Test func aReportThatCannotBeWrittenIsStatusThree() throws {
    let folder = try Scratch(["tree.json": Self.tree, "file": ""])
    let run = try audit("tree.json", "--format", "json", "--output", "file/report.json", in: folder)
    #expect(run.status == 3)
    #expect(run.error.contains("file/report.json"))
  }

  @Test func partsAreJoinedAndAMissingOneFails() throws {
    let folder = try Scratch([
      "a.json": Self.tree, "b.json": Self.tree.replacing("\"id\": \"more\"", with: "\"id\": \"most\""),
    ])
    for part in ["1", "2"] {
      let run = try audit("a.json", "b.json", "--shard", "\(part)/2", "--part", "\(part).part", in: folder)
      #expect(run.status == 1)
    }
    let merged = try Product.aloud.run(["merge", "2.part", "1.part", "--format", "compiler"], in: folder)
    #expect(merged.status == 1)
    #expect(merged.output.split(separator: "\n").count { $0.contains("[name-missing]") } == 2)
    let missing = try Product.aloud.run(["merge", "1.part", "--format", "compiler"], in: folder)
    #expect(missing.status == 3)
    #expect(missing.error.contains("merge: part 2 of 2 is missing\n"))
    #expect(try Product.aloud.run(["merge", "a.json"], in: folder).status == 2)
  }

  @Test func bazelSplitsARunByItsVariables() throws {
    let folder = try Scratch(["a.json": Self.tree, "b.json": Self.tree])
    let run = try Product.aloud.run(
      ["audit", "--rules", "name-missing", "--format", "compiler", "a.json", "b.json"], in: folder,
      environment: ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_STATUS_FILE": "status"])
    #expect(run.output.contains("b.json:2:1: error"))
    #expect(!run.output.contains("a.json: error"))
    #expect(try folder.files.contains("status"))
  }

  @Test func theSchemaIsPublished() throws {
    let run = try Product.aloud.run(["audit", "--schema"])
    let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(schema?["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(run.status == 0)
  }

  @Test func whatTrapsIsNoPass() throws {
    let run = try Product.broken.run(["audit", "Broken/Traps", "--rules", "name-missing", "--format", "compiler"])
    #expect(run.status == 3)
    #expect(run.output.contains("Broken/Traps"))
  }

  @Test func everyRuleIsExplained() throws {
    let rules = try Product.aloud.run(["rules"]).output.split(separator: "\n").compactMap {
      $0.split(separator: " ").first
    }
    #expect(rules.count >= 50)
    for rule in rules {
      let run = try Product.aloud.run(["explain", String(rule)])
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("\(rule): "))
      #expect(run.output.contains("This fails: ") && run.output.contains("This passes: "))
    }
    let unknown = try Product.aloud.run(["explain", "name-mising"])
    #expect(unknown.status == 2)
    #expect(
      unknown.error
        == "aloud: unknown rule “name-mising”; did you mean “name-missing”, “lang-missing” or “range-missing”?\n")
  }

  @Test func anExplorationEndsWithSpecsThatReplayWhatBreaks() throws {
    let run = try Product.aloud.run(["explore", "AddToCartStepper/Maximum of Two"])
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("nothing breaks\n"))
    #expect(try Product.aloud.run(["explore", "AddToCartStepper", "--states", "2"]).output.contains("not looked at: "))
    #expect(try Product.aloud.run(["explore", "Nobody"]).status == 2)
  }
}
