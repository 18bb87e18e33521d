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
    (["narrate", "CounterSteper"], "no component is called “CounterSteper”; did you mean “CounterStepper”?"),
    (["narrate", ""], "no component is called “”; “list” shows what there is"),
    (["narrate"], "narrate takes one name, or one file"),
    (["tree", "GuestsStepper", "ColorStepper"], "tree takes one name, or one file"),
    (["list", "GuestsStepper"], "list takes no names, such as “GuestsStepper”"),
    (["narate"], "unknown command “narate”; did you mean “narrate”?"),
    (["narate", "--help"], "unknown command “narate”; did you mean “narrate”?"),
    (["help", "chekc"], "unknown command “chekc”; did you mean “check”?"),
    (
      ["--help", "x"],
      "unknown command “x”; there are list, tree, narrate, check, audit, explore, rules, explain, merge"
    ),
    ([""], "unknown command “”; there are list, tree, narrate, check, audit, explore, rules, explain, merge"),
    (["--hlep"], "unknown option “--hlep”; did you mean “--help”?"),
    (
      ["--locale", "de"],
      "unknown option “--locale”; a command comes first; there are list, tree, narrate, check, audit, explore, rules, explain, merge"
    ),
    (["list", "--locale", "de"], "unknown option “--locale”; list has none but --help"),
    (["narrate", "GuestsStepper", "--local", "de"], "unknown option “--local”; did you mean “--locale”?"),
    (["narrate", "GuestsStepper", "--local=de"], "unknown option “--local”; did you mean “--locale”?"),
    (["narrate", "GuestsStepper", "-do", "read"], "unknown option “-do”; did you mean “--do”?"),
    (["check", "--x"], "unknown option “--x”; there are --record, --shard, --jobs, --timeout, --help"),
    (["narrate", "GuestsStepper", "--locale"], "--locale needs a value"),
    (["narrate", "GuestsStepper", "--do=read", "--do", "where"], "--do is given twice"),
    (["narrate", "GuestsStepper", "--locale=de", "--locale=de"], "--locale is given twice"),
    (["check", "--record=no"], "--record takes no value"),
    (["narrate", "--", "--do"], "no component is called “--do”; “list” shows what there is"),
    (["narrate", "missing.json"], "missing.json cannot be read: there is no such file"),
    (["narrate", "/dev/null"], "/dev/null cannot be read: it is a device, not a file"),
    (["tree", "GuestsStepper", "--format", "jsn"], "unknown format “jsn”; did you mean “json”?"),
    (["tree", "GuestsStepper", "--format", ""], "unknown format “”; it is “outline” or “json”"),
    (["check", "--shard", "3/2"], "--shard needs a part and a number of parts, such as 1/4, not “3/2”"),
    (["check", "--shard", "0/2"], "--shard needs a part and a number of parts, such as 1/4, not “0/2”"),
    (["check", "--shard", "1/0"], "--shard needs a part and a number of parts, such as 1/4, not “1/0”"),
    (["check", "--jobs", "0"], "--jobs needs a whole number from 1 to 1000, not “0”"),
    (["check", "--jobs", "two"], "--jobs needs a whole number from 1 to 1000, not “two”"),
    (["check", "--timeout", "-1"], "--timeout needs a whole number from 1 to 86400, not “-1”"),
    (
      ["narrate", "GuestsStepper", "--timeout", "9223372036854775808"],
      "--timeout needs a whole number from 1 to 86400, not “9223372036854775808”"
    ),
    (
      ["narrate", "GuestsStepper", "--do", ""],
      "--do: column 1: there is no gesture; “read” reads the whole screen"
    ),
    (
      ["narrate", "GuestsStepper", "--do", "read; focus \"In"], "--do: column 13: the closing quotation mark is missing"
    ),
    (
      ["narrate", "GuestsStepper", "--do", "read; fokus \"x\""],
      "--do: column 7: unknown gesture “fokus”; did you mean “focus”?"
    ),
    (
      ["narrate", "GuestsStepper", "--locale", "deDE"],
      "--locale: unknown locale “deDE”; did you mean “de_DE”?"
    ),
    (
      ["narrate", "GuestsStepper", "--reader", "voiceover-iso"],
      "--reader: unknown reader “voiceover-iso”; did you mean “voiceover-ios”?"
    ),
    (
      ["narrate", "GuestsStepper", "--platform", "iOS 19"],
      "--platform: unknown platform “iOS 19”; did you mean “iOS 18”, “iOS 17” or “iOS 26”?"
    ),
    (
      ["narrate", "GuestsStepper", "--reduce-motion", "maybe"],
      "--reduce-motion: unknown reduce-motion “maybe”; it is “off”, “on” or “both”"
    ),
  ])
  func mistakesAreToldWithStatusTwo(arguments: [String], message: String) throws {
    let run = try Product.aloud.run(arguments, in: try Scratch())
    #expect(run == Product.Run(status: 2, output: "", error: "aloud: \(message)\n"))
  }

  @Test func aWordOfAnyLengthIsEchoedInShort() throws {
    let word = String(repeating: "x", count: 100_000)
    let run = try Product.aloud.run(["narrate", word])
    #expect(run.error == "aloud: no component is called “\(word.prefix(80))…”; “list” shows what there is\n")
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
    #expect(run.error == "")
    for same in [["help", command], [command, "-h"], [command, "x", "--help"], ["--help", command]] {
      #expect(try Product.aloud.run(same) == run)
    }
  }

  @Test func withoutACommandTheOverviewIsAnError() throws {
    let help = try Product.aloud.run(["--help"])
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("Hear SwiftUI components without a screen.\n\nusage: aloud COMMAND …\n"))
    #expect(try Product.aloud.run([]) == Product.Run(status: 2, output: "", error: help.output))
  }

  @Test func namesAreFoundFromEveryFolder() throws {
    // A folder of the same name is no component.
    let folder = try Scratch(["CounterStepper/Tickets/a.txt": ""])
    let arguments = ["narrate", "CounterStepper/Tickets"]
    #expect(try Product.aloud.run(arguments, in: folder) == Product.aloud.run(arguments))
  }

  @Test func aSpecIsNoTree() throws {
    let folder = try Scratch(["Specs/a.transcript": spec("GuestsStepper")])
    let run = try Product.aloud.run(["tree", "Specs/a.transcript"], in: folder)
    #expect(
      run
        == Product.Run(
          status: 2, output: "",
          error: "aloud: “Specs/a.transcript” is a spec; “check” replays it, and “narrate” speaks it\n"))
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
