import Foundation
import Testing

/// What the README shows and claims is so.
struct ReadmeTests {
  private struct Example {
    var arguments: [String]
    var output: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The blocks between fences, each with the word after its first fence.
  private static func blocks() throws -> [(language: String, lines: [String])] {
    let parts = try text("README.md").components(separatedBy: "```")
    return stride(from: 1, to: parts.count, by: 2).map { index in
      let lines = parts[index].split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return (lines[0], Array(lines.dropFirst().dropLast()))
    }
  }

  @Test func examplesAreTrue() throws {
    let examples = try Self.examples()
    #expect(try Self.text("README.md").components(separatedBy: "$ aloud").count - 1 == examples.count)
    #expect(examples.count == 7)
    for example in examples {
      let run = try Product.aloud.run(example.arguments)
      #expect(run.output == example.output)
      #expect(run.status == 0)
    }
  }

  /// The blocks that begin with `$ aloud`.
  private static func examples() throws -> [Example] {
    try blocks().compactMap { block in
      guard let first = block.lines.first, first.hasPrefix("$ aloud ") else { return nil }
      let quoted = first.dropFirst("$ aloud ".count).components(separatedBy: "'")
      let words = quoted.enumerated().flatMap { index, part in
        index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
      }
      return Example(arguments: words, output: block.lines.dropFirst().map { $0 + "\n" }.joined())
    }
  }

  /// The fixture that CI builds is the package of the README, with one target more.
  @Test func packageIsTheOneThatIsBuilt() throws {
    let swift = try Self.blocks().filter { $0.language == "swift" }.map { $0.lines.joined(separator: "\n") + "\n" }
    let package = try #require(swift.first { $0.contains("let package") })
    let built = try Self.text("Tests/Fixtures/Shop/Package.swift")
      .replacing("\"Shop\", \"ShopClassic\",", with: "\"Shop\",")
      .replacing("../../..", with: "../Aloud")
    #expect(Self.words(Self.withoutTarget("ShopClassic", built)) == Self.words(package))
    let main = try #require(swift.first { $0.contains("@main") })
    let builtMain = try Self.text("Tests/Fixtures/Shop/Sources/ShopCatalog/ShopCatalog.swift")
    #expect(builtMain.replacing("import ShopClassic\n", with: "") == main)
    #expect(main.split(separator: "\n", omittingEmptySubsequences: false).count - 1 == 4)
  }

  private static func withoutTarget(_ name: String, _ manifest: String) -> String {
    guard let start = manifest.range(of: "    .target(\n      name: \"\(name)\""),
      let end = manifest.range(of: "    .executableTarget")
    else { return manifest }
    return manifest.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: "")
  }

  /// Where lines are broken is the formatter's affair.
  private static func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  @Test func layoutNamesEveryFolder() throws {
    let section = try #require(Self.section("Layout"))
    let named = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").filter { $0.contains("/") || $0 == "Specs" }.map(String.init)
    }
    let sources = try FileManager.default.contentsOfDirectory(atPath: Self.root.appending(path: "Sources").path)
    #expect(named.sorted() == (sources.map { "Sources/" + $0 } + ["Specs"]).sorted())
  }

  @Test func sectionsAreThere() throws {
    let titles = try Self.text("README.md").split(separator: "\n").filter { $0.hasPrefix("## ") }.map {
      $0.dropFirst(3)
    }
    #expect(
      titles == [
        "Two commands", "A transcript to look at", "Your own package", "Audits", "Layout", "What a component may use",
        "Licence",
      ])
    #expect(Self.section("Licence")?.hasPrefix("\nMIT. Copyright (c) Aloud contributors.\n") == true)
  }

  private static func section(_ title: String) -> String? {
    try? text("README.md").components(separatedBy: "\n## ").first { $0.hasPrefix(title + "\n") }
      .map { String($0.dropFirst(title.count + 1)) }
  }

  @Test func ciRunsTheTwoCommands() throws {
    let block = try #require(try Self.blocks().first)
    #expect(block.lines == ["swift run aloud check", "swift test"])
    let script = try Self.text(".ci/run").split(separator: "\n").map(String.init)
    for command in block.lines { #expect(script.contains(command)) }
  }
}
