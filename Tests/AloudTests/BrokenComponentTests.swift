import Foundation
import Testing

/// Components that trap, hang, exit or never settle: each is named, and the others are still checked.
struct BrokenComponentTests {
  private static let settling =
    "NeverSettling changes its own state in every update and never settles; "
    + "look for state that is set in body, onChange or onAppear"

  private static func specs(_ names: String...) throws -> Scratch {
    try Scratch(Dictionary(uniqueKeysWithValues: names.map { ("\($0).transcript", spec("Broken/\($0)", "Fine")) }))
  }

  @Test(arguments: ["1", "3"])
  func everyOneIsNamedAndTheOthersRun(jobs: String) throws {
    let folder = try Self.specs("Calls itself", "Exits", "Fine", "Never returns", "Never settles", "Traps")
    let run = try Product.broken.run(["check", ".", "--timeout", "2", "--jobs", jobs], in: folder)
    #expect(
      run.output == """
        ./Calls itself.transcript:1: Broken/Calls itself crashed: it calls itself without end, or used memory that is \
        not its own
        ./Exits.transcript:1: Broken/Exits ended the program, with status 0
        ./Never returns.transcript:1: Broken/Never returns did not return within 2 seconds and was stopped
        ./Never settles.transcript:1: Broken/Never settles: \(Self.settling)
        ./Traps.transcript:1: Broken/Traps trapped
        6 specs checked, 5 failed

        """)
    #expect(run.error == "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n")
    #expect(run.status == 3)
  }

  @Test(
    arguments: ["narrate", "tree"],
    [
      ("Calls itself", "Broken/Calls itself crashed: it calls itself without end, or used memory that is not its own"),
      ("Exits", "Broken/Exits ended the program, with status 0"),
      ("Never returns", "Broken/Never returns did not return within 2 seconds and was stopped"),
      ("Never settles", "Broken/Never settles: \(settling)"),
      ("Traps", "Broken/Traps trapped"),
    ])
  func oneAloneIsNamedToo(command: String, component: (name: String, message: String)) throws {
    let run = try Product.broken.run([command, "Broken/\(component.name)", "--timeout", "2"])
    #expect(run.output == "")
    #expect(run.error.hasSuffix("Broken: \(component.message)\n"))
    #expect(run.status == 3)
  }

  @Test func oneThatStopsToSettleLaterNamesTheGesture() throws {
    let run = try Product.broken.run(["narrate", "Broken/Never settles after a tap", "--do", "first; activate"])
    #expect(run.output == "> first\nRun, button\n")
    #expect(
      run.error.hasPrefix(
        "Broken: Broken/Never settles after a tap: activate: NeverSettlingAfterTap changes its own state"))
    #expect(run.status == 3)
    let folder = try Scratch(["a.transcript": spec("Broken/Never settles after a tap", "Run, button") + "> activate\n"])
    let check = try Product.broken.run(["check", "a.transcript"], in: folder)
    #expect(check.output.hasPrefix("a.transcript:5: Broken/Never settles after a tap: NeverSettlingAfterTap changes"))
    #expect(check.status == 3)
  }

  @Test func recordingLeavesTheirSpecsAlone() throws {
    let folder = try Self.specs("Exits", "Never returns", "Never settles", "Traps")
    let before = try folder.files.map { try folder.text($0) }
    #expect(try Product.broken.run(["check", "--record", ".", "--timeout", "2"], in: folder).status == 3)
    #expect(try folder.files.map { try folder.text($0) } == before)
  }

  @Test func noSpecIsMadeOfThem() throws {
    let folder = try Scratch()
    let run = try Product.broken.run(["check", "--record", "--timeout", "2"], in: folder)
    #expect(run.output.hasSuffix("13 specs checked, 1 cannot be replayed, 6 failed, 6 recorded\n"))
    #expect(run.status == 3)
    #expect(
      try folder.files.filter { $0.hasSuffix(".transcript") } == [
        "Specs/Broken/Café.transcript", "Specs/Broken/Fine.transcript", "Specs/Broken/Labels.transcript",
        "Specs/Broken/Never settles after a tap.transcript", "Specs/Broken/Prints.transcript",
        "Specs/Broken/Twins.transcript",
      ])
  }

  @Test func whatAComponentPrintsIsNoResult() throws {
    let narrate = try Product.broken.run(["narrate", "Broken/Prints"])
    #expect(narrate == Product.Run(status: 0, output: "Printed\n", error: "\\u{3A}:error::printed\n"))
    let folder = try Scratch(["a.transcript": spec("Broken/Prints", "Printed")])
    let check = try Product.broken.run(["check", "a.transcript"], in: folder)
    #expect(
      check == Product.Run(status: 0, output: "1 spec checked, all green\n", error: "\\u{3A}:error::printed\n"))
  }

  @Test(.timeLimit(.minutes(1)))
  func noWorkerOutlivesTheProgram() throws {
    let process = Process()
    process.executableURL = URL(filePath: Product.broken.path)
    process.arguments = ["narrate", "Broken/Tells and never returns"]
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    try process.run()
    #expect(error.fileHandleForReading.availableData == Data("begun\n".utf8))
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    // The worker has this pipe too; it ends only when the worker does.
    #expect(try output.fileHandleForReading.readToEnd() ?? Data() == Data())
  }
}
