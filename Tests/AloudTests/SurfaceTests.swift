import Foundation
import Testing

/// The README's table of what is there.
struct SurfaceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let readme = root.appending(path: "README.md")
  private static let surface = Result {
    try Surface(sources: ["Sources/HeadlessUI", "Sources/Frameworks"].map { root.appending(path: $0) })
  }
  private static let marks = (begin: "<!-- surface -->\n", end: "<!-- end of surface -->")

  @Test("The table of the README is what the sources declare; ALOUD_RECORD=1 writes it anew")
  func table() throws {
    let table = try Self.surface.get().table
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let begin = try #require(text.range(of: Self.marks.begin))
    let end = try #require(text.range(of: Self.marks.end))
    if ProcessInfo.processInfo.environment["ALOUD_RECORD"] == "1" {
      let written = text.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: table + "\n")
      try Data(written.utf8).write(to: Self.readme, options: .atomic)
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
      "`VideoPlayer`",
    ])
  func names(_ name: String) throws {
    #expect(try Self.surface.get().table.contains(name))
  }
}
