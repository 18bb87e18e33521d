import Foundation
import Testing

/// The README's table of what is there.
struct SurfaceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let readme = root.appending(path: "README.md")
  private static let register = root.appending(path: "Sources/HeadlessUI/HeadlessUI.docc/AcceptedWithoutEffect.md")
  private static let surface = Result {
    try Surface(sources: ["Sources/HeadlessUI", "Sources/Frameworks"].map { root.appending(path: $0) })
  }

  @Test("The table of the README is what the sources declare; ALOUD_RECORD=1 writes it anew")
  func table() throws {
    try compare(
      try Self.surface.get().table, with: Self.readme, between: "<!-- surface -->", and: "<!-- end of surface -->")
  }

  @Test("Each modifier that does nothing is in the register; ALOUD_RECORD=1 writes it anew")
  func inert() throws {
    try compare(try Self.surface.get().inert, with: Self.register, between: "## Overview\n", and: "## What is not here")
  }

  /// Compares a table with the one that a document shows between two marks, row by row.
  private func compare(_ table: String, with file: URL, between begin: String, and end: String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let begin = try #require(text.range(of: begin + "\n"))
    let end = try #require(text.range(of: end))
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1" {
      let blank = text[begin.upperBound..<end.lowerBound].hasSuffix("\n\n") ? "\n\n" : "\n"
      let written = text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: table + blank)
      try Data(written.utf8).write(to: file, options: .atomic)
      return
    }
    let shown = text[begin.upperBound..<end.lowerBound].split(separator: "\n")
    for (row, wanted) in zip(shown, table.split(separator: "\n")) { #expect(row == wanted) }
    #expect(shown.count == table.split(separator: "\n").count)
  }

  @Test(
    "What people look for first is in it",
    arguments: [
      "`Button`", "`NavigationStack`", "`TabView`", "`Menu`", "`DatePicker`", "`sheet`", "`alert`", "`swipeActions`",
      "`accessibilityRotor`", "`dismiss`", "`AppStorage`", "`TimelineView`", "`BarMark`", "`chartXAxis`", "`Marker`",
      "`VideoPlayer`", "`AVPlayer`", "`UIAccessibility`",
    ])
  func names(_ name: String) throws {
    #expect(try Self.surface.get().table.contains(name))
  }
}
