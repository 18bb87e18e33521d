import Foundation
import Testing

/// The built program, as a person calls it.
struct CommandLineTests {
  @Test func narrateSpeaksAndActs() throws {
    let run = try Product.aloud.run([
      "narrate", "CounterStepper/Tickets", "--do", "focus \"Increase\"; activate 2; where",
    ])
    #expect(
      run.output == """
        > focus "Increase"
        Increase, button
        > activate 2
        ~ haptic selection
        ~ motion numericText "3" to "4"
        Increase
        ~ haptic selection
        ~ motion numericText "4" to "5"
        Increase
        > where
        Increase, dimmed, button

        """)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["narrate", "CounterSteper"], "no component is called “CounterSteper”; did you mean CounterStepper?"),
    (["narate"], "unknown command “narate”; did you mean narrate?"),
    (["narrate", "GuestsStepper", "--local", "de"], "unknown option “--local”; did you mean --locale?"),
    (["narrate", "missing.json"], "missing.json cannot be read: there is no such file, or it is not allowed"),
    (["tree", "GuestsStepper", "--format", "jsn"], "unknown format “jsn”; did you mean json?"),
    (["check", "--shard", "3/2"], "--shard needs a part and a number of parts, such as 1/4, not “3/2”"),
  ])
  func mistakesAreToldWithStatusTwo(arguments: [String], message: String) throws {
    let run = try Product.aloud.run(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.error == "aloud: \(message)\n")
  }

  @Test(arguments: [["--locale", "xx_YY"], ["--reader", "talkback"], ["--reduce-motion", "maybe"]])
  func anUnknownScenarioIsStatusTwo(option: [String]) throws {
    let run = try Product.aloud.run(["narrate", "GuestsStepper"] + option)
    #expect(run.status == 2)
    #expect(run.error.contains(option[1]))
  }

  @Test func aGestureThatNamesNothingSaysWhatThereIs() throws {
    let run = try Product.aloud.run(["narrate", "CounterStepper/Tickets", "--do", "focus \"Incraese\""])
    #expect(run.status == 2)
    #expect(run.error.contains("nothing on the screen is called “Incraese”; there is “Increase”"))
  }

  @Test(arguments: ["list", "tree", "narrate", "check"])
  func everyCommandHasHelp(command: String) throws {
    let run = try Product.aloud.run([command, "--help"])
    #expect(run.status == 0)
    #expect(run.output.contains("usage: aloud \(command)"))
  }

  @Test func aTreeReadsBackAsItWasWritten() throws {
    let json = try Product.aloud.run(["tree", "GuestsStepper", "--format", "json"]).output
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "tree.json")
    try Data(json.utf8).write(to: file)
    #expect(try Product.aloud.run(["tree", file.path, "--format", "json"]).output == json)
    #expect(
      try Product.aloud.run(["narrate", file.path]).output == """
        Guests: 2, Decrement, 2, button
        Guests: 2, Increment, 2, button

        """)
    let acting = try Product.aloud.run(["narrate", file.path, "--do", "activate"])
    #expect(acting.status == 2)
    #expect(acting.error.contains("it can be read aloud, but not acted on"))
  }

  @Test func aDifferenceIsStatusOneWithItsLine() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let spec = folder.appending(path: "a.transcript")
    let text = "component: GuestsStepper\n\n> read\nGuests: 3, Decrement\nGuests: 2, Increment, 2, button\n"
    try Data(text.utf8).write(to: spec)
    let run = try Product.aloud.run(["check", spec.path])
    #expect(run.status == 1)
    #expect(run.output.contains("a.transcript:4: 1 line heard differently after “> read”"))
    #expect(run.output.hasSuffix("1 spec checked, 1 differ\n"))
    #expect(try Product.aloud.run(["check", "--record", spec.path]).status == 0)
    #expect(
      try String(contentsOf: spec, encoding: .utf8)
        == text.replacing("Guests: 3, Decrement\n", with: "Guests: 2, Decrement, 2, button\n"))
    #expect(try Product.aloud.run(["check", spec.path]).output == "1 spec checked, all green\n")
  }
}
