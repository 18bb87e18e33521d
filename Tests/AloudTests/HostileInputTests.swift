import Foundation
import Testing

/// Names, labels and arguments that try to be more than their own line.
struct HostileInputTests {
  private static let evil = "x\n::error::forged\u{1B}[31m\u{202E}##[error]"
  private static let told = "x\\n::error::forged\\u{1B}[31m\\u{202E}#\\u{23}[error]"

  /// No colour, no direction, and no line that a CI would take for a command.
  private func expectHarmless(_ run: Product.Run) {
    for text in [run.output, run.error] {
      #expect(!text.unicodeScalars.contains { "\u{1B}\u{202E}\r".unicodeScalars.contains($0) })
      #expect(!text.contains("##["))
      for line in text.split(separator: "\n") {
        #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(line)")
      }
    }
  }

  @Test(arguments: [
    [evil], ["--\(evil)"], ["help", evil], ["list", evil], ["narrate", evil], ["narrate", "\(evil).json"],
    ["tree", "./\(evil)"], ["narrate", "GuestsStepper", "--\(evil)"], ["narrate", "GuestsStepper", "-\(evil)"],
    ["narrate", "GuestsStepper", "--do", "focus \"\(evil)\""],
    ["narrate", "GuestsStepper", "--reader", evil], ["narrate", "GuestsStepper", "--locale", evil],
    ["narrate", "GuestsStepper", "--platform", evil], ["narrate", "GuestsStepper", "--notation", evil],
    ["narrate", "GuestsStepper", "--timeout", evil], ["tree", "GuestsStepper", "--format", evil],
    ["check", evil], ["check", "--jobs", evil], ["check", "--shard", evil], ["check", "--timeout", evil],
  ])
  func argumentsAreEchoedHarmlessly(arguments: [String]) throws {
    let run = try Product.aloud.run(arguments)
    expectHarmless(run)
    #expect(run.output == "")
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(run.error.contains(Self.told), "\(run.error)")
    #expect(run.status == 2)
  }

  @Test(arguments: ["narrate", "tree"])
  func labelsStayInTheirLines(command: String) throws {
    let document = """
      {"format": "aloud-tree", "version": 1, "nodes": [
        {"id": "a", "label": "::error::no"}, {"id": "b", "label": " ::error::no"},
        {"id": "c", "label": "a ##[error]no"}, {"id": "d", "label": "a\\n\\u001b[31mred\\u202eturned"}]}
      """
    let folder = try Scratch(["a.json": document])
    for source in ["a.json", "Broken/Labels"] {
      let run = try Product.broken.run([command, source], in: folder)
      expectHarmless(run)
      #expect(run.status == 0)
      guard command == "narrate" else { continue }
      #expect(
        run.output == """
          \\::error::no
          \\ ::error::no
          a #\\u{23}[error]no
          a\\n\\u{1B}[31mred\\u{202E}turned

          """)
    }
  }

  @Test func documentsAreHarmlessAndReadBack() throws {
    let folder = try Scratch()
    let json = try Product.broken.run(["tree", "Broken/Labels", "--format", "json"])
    expectHarmless(json)
    try folder.write(json.output, to: "a.json")
    let again = try Product.broken.run(["tree", "a.json", "--format", "json"], in: folder)
    #expect(again.output == json.output)
  }

  @Test func differencesStayInTheirLines() throws {
    let folder = try Scratch([
      "::error::a.transcript": spec("Broken/Labels", "::error::spec", "\u{1B}[31m##[error]spec", "a\tb")
    ])
    let run = try Product.broken.run(["check", "::error::a.transcript"], in: folder)
    expectHarmless(run)
    #expect(
      run.output == """
        \\u{3A}:error::a.transcript:4: 4 lines heard differently after “> read”
          - ::error::spec
          - \\u{1B}[31m#\\u{23}[error]spec
          - a\tb
          + \\::error::no
          + \\ ::error::no
          + a #\\u{23}[error]no
          + a\\n\\u{1B}[31mred\\u{202E}turned
        1 spec checked, 1 differ

        """)
    #expect(run.status == 1)
  }

  @Test func namesOfStoriesStayInTheirLines() throws {
    let list = try Product.broken.run(["list"])
    #expect(list.output.hasPrefix("\\u{3A}:error::forged\\n\\u{1B}[31m\nBroken/Café\nBroken/Calls itself\n"))
    let folder = try Scratch()
    let check = try Product.broken.run(["check"], in: folder)
    expectHarmless(check)
    #expect(check.output.hasSuffix("0 specs checked, 13 without a spec\n"))
    #expect(check.error == "note: there is no folder Specs here; a check runs in the folder of the package\n")
  }

  @Test func aPathWithALineBreakIsOnePath() throws {
    let folder = try Scratch(["Specs/a\nb.transcript": spec("GuestsStepper", guests[0])])
    let run = try Product.aloud.run(["check", "Specs"], in: folder)
    #expect(
      run.output == """
        Specs/a\\nb.transcript:4: 1 line too many heard after “> read”
          + \(guests[1])
        1 spec checked, 1 differ

        """)
  }
}
