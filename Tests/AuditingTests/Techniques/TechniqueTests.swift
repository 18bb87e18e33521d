import Foundation
import HeadlessUI
import Semantics
import Testing

@testable import Auditing

/// Screens that show how to do something well and badly: the audit tells the examples apart, each by its own lines.
@MainActor
struct TechniqueTests {
  /// What is found in an example: a rule, with a question mark where a person has to look.
  private struct Judged {
    let example: MarkedExample
    let found: Set<String>
  }

  private static let judged = Result { try judgeAll() }

  private static func judgeAll() throws -> [Judged] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(components: "..", "..", "Fixtures", "Techniques")
    var findings: [String: [Finding]] = [:]
    for preview in PreviewRegistry.all where preview.fileID.hasPrefix("Techniques/") {
      let file = String(preview.fileID.dropFirst("Techniques/".count))
      let subject = Audit.Subject(
        name: file, source: SourceLocation(file: preview.filePath, line: preview.line)
      ) { try MountedView(preview.makeView(), environment: $0) }
      findings[file] =
        Audit(limits: Explorer.Limits(work: 12_000)).judge(subject, in: SemanticEnvironment()).findings
    }
    return try MarkedExample.all(in: folder).map { example in
      let inside = (findings[example.file] ?? []).filter { example.lines.contains($0.source.line) }
      return Judged(
        example: example, found: Set(inside.map { $0.outcome == .fail ? $0.rule.rawValue : $0.rule.rawValue + "?" }))
    }
  }

  @Test func badExamplesAreFound() throws {
    let missed = try Self.judged.get().filter { !$0.example.isGood && $0.found.isDisjoint(with: $0.example.rules) }
    #expect(Set(missed.map(\.example.name)) == Set(KnownMisses.bad.keys))
  }

  @Test func goodExamplesAreLeftAlone() throws {
    let noise = try Self.judged.get().filter { $0.example.isGood && !$0.found.isEmpty }
    #expect(
      Dictionary(uniqueKeysWithValues: noise.map { ($0.example.name, $0.found.sorted()) }) == KnownMisses.good)
  }

  @Test func theRatesAreKnown() throws {
    let judged = try Self.judged.get()
    let bad = judged.filter { !$0.example.isGood }
    let good = judged.filter(\.example.isGood)
    #expect(
      "\(bad.count { $0.found.contains { !$0.hasSuffix("?") } }) of \(bad.count) bad" == KnownMisses.rateOfBad)
    #expect(
      "\(good.count { $0.found.contains { !$0.hasSuffix("?") } }) of \(good.count) good" == KnownMisses.rateOfGood)
  }
}
