import Foundation
import Testing

/// Where reports say that something is wrong in a tree from a file.
struct DocumentFindingTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let spread = """
    {"format": "aloud-tree", "version": 1, "nodes": [
      {"id": "first", "role": "button", "actions": ["activate"]},
      {
        "id": "bag", "role": "group", "children": [
          {"id": "name", "role": "text", "label": "Tea"},
          {"id": "second", "role": "button", "actions": ["activate"]}]
      },
      {"id": "own", "role": "button", "actions": ["activate"], "source": {"file": "Bag.swift", "line": 42}}],
     "withheld": [
      {"id": "icon", "role": "button", "label": "Gift", "actions": ["activate"], "reason": "hidden"}]}
    """
  private static let compact = spread.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }.joined()

  /// `FILE:LINE RULE` for each finding.
  private func places(_ arguments: [String], in folder: Scratch?) throws -> [String] {
    let run = try Product.aloud.run(
      ["audit", "--report-only", "--rules", "name-missing,range-missing,hidden-focusable", "--format", "compiler"]
        + arguments, in: folder)
    return run.output.split(separator: "\n").map { line in
      let place = line.split(separator: ":").prefix(2).joined(separator: ":")
      return place + " " + (line.split(separator: "[").last?.dropLast() ?? "")
    }
  }

  @Test func theFixtureIsToldLineByLine() throws {
    let bag = Self.package.appending(path: "Tests/Fixtures/Trees/Bag.json").path
    #expect(
      try places([bag, "--root", Self.package.path], in: nil)
        == ["Tests/Fixtures/Trees/Bag.json:2 name-missing", "Tests/Fixtures/Trees/Bag.json:3 range-missing"])
  }

  @Test func eachNodeIsOnItsOwnLineUnlessItNamesItsSource() throws {
    let folder = try Scratch(["tree.json": Self.spread])
    #expect(
      try places(["tree.json"], in: folder) == [
        "tree.json:2 name-missing", "tree.json:6 name-missing", "Bag.swift:42 name-missing",
        "tree.json:10 hidden-focusable",
      ])
  }

  @Test func aTreeOnOneLineIsOnTheFirst() throws {
    let folder = try Scratch(["tree.json": Self.compact])
    #expect(
      try places(["tree.json"], in: folder) == [
        "tree.json:1 name-missing", "tree.json:1 name-missing", "Bag.swift:42 name-missing",
        "tree.json:1 hidden-focusable",
      ])
  }

  @Test(arguments: [
    ("sarif", #""startLine": 6"#), ("junit", "tree.json:6"), ("github", "file=tree.json,line=6"),
    ("gitlab", #""begin": 6"#), ("json", #""line": 6"#), ("text", "tree.json:6: error"),
    ("html", "tree.json:6"), ("markdown", "tree.json:6"),
  ])
  func everyFormatTellsTheLine(format: String, place: String) throws {
    let folder = try Scratch(["tree.json": Self.spread])
    let run = try Product.aloud.run(
      ["audit", "tree.json", "--report-only", "--rules", "name-missing", "--format", format], in: folder)
    #expect(run.output.contains(place), "\(run.output)")
  }

  /// A baseline knows a place by what it is, not by its line.
  @Test func aBaselineOutlivesNewLines() throws {
    let folder = try Scratch(["tree.json": Self.spread])
    _ = try Product.aloud.run(["audit", "tree.json", "--update-baseline"], in: folder)
    let baseline = try folder.text(".aloud-baseline.json")
    try folder.write(Self.compact, to: "tree.json")
    let run = try Product.aloud.run(["audit", "tree.json", "--baseline", ".aloud-baseline.json"], in: folder)
    #expect(run.status == 0, "\(run.output)")
    _ = try Product.aloud.run(["audit", "tree.json", "--update-baseline"], in: folder)
    #expect(try folder.text(".aloud-baseline.json") == baseline)
  }
}
