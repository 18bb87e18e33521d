import Foundation
import Testing

/// What `check --record` writes, and what it leaves alone.
struct RecordingTests {
  private let stale = spec("GuestsStepper", "Old")
  private let fresh = spec("GuestsStepper", guests[0], guests[1])

  @Test func inCIOnlyWhatIsNamedIsWritten() throws {
    let folder = try Scratch(["Specs/a.transcript": stale, "Specs/b.transcript": stale])
    let unnamed = try Product.aloud.run(["check", "--record"], in: folder, environment: ["CI": "true"])
    let message = "aloud: in CI, --record writes only what is named; give the paths of the specs\n"
    #expect(unnamed == Product.Run(status: 2, output: "", error: message))
    #expect(try folder.text("Specs/a.transcript") == stale)
    #expect(try folder.files.count == 3)
    let named = try Product.aloud.run(
      ["check", "--record", "Specs/a.transcript"], in: folder, environment: ["CI": "true"])
    #expect(named.output == "recorded Specs/a.transcript\n1 spec checked, 1 recorded, all green\n")
    #expect(try folder.text("Specs/a.transcript") == fresh)
    #expect(try folder.text("Specs/b.transcript") == stale)
  }

  @Test(arguments: [[], ["Specs/GuestsStepper.transcript"]])
  func aMissingSpecIsMadeWhereItBelongs(paths: [String]) throws {
    let folder = try Scratch()
    let run = try Product.aloud.run(["check", "--record"] + paths, in: folder)
    #expect(run.output.contains("recorded Specs/GuestsStepper.transcript\n"))
    #expect(run.status == 0)
    #expect(try folder.text("Specs/GuestsStepper.transcript") == fresh)
    #expect(try folder.files.contains("Specs/ColorStepper.transcript") == paths.isEmpty)
  }

  @Test func withoutTheOptionNothingIsWritten() throws {
    let folder = try Scratch(["Specs/a.transcript": stale])
    let run = try Product.aloud.run(["check"], in: folder)
    #expect(run.output.contains("\nColorStepper: no spec is about it; “aloud check --record” makes one\n"))
    #expect(run.output.contains("Specs/a.transcript:4: 2 lines heard differently"))
    #expect(run.status == 1)
    #expect(try folder.files == ["Specs", "Specs/a.transcript"])
    #expect(try folder.text("Specs/a.transcript") == stale)
  }

  @Test func aSpecThatCannotBeReadIsNotMissing() throws {
    let folder = try Scratch(["Specs/GuestsStepper.transcript": "?"])
    let run = try Product.aloud.run(["check"], in: folder)
    #expect(run.output.hasPrefix("Specs/GuestsStepper.transcript:1: "))
    #expect(!run.output.contains("GuestsStepper: no spec"))
    #expect(try Product.aloud.run(["check", "--record"], in: folder).status == 2)
    #expect(try folder.text("Specs/GuestsStepper.transcript") == "?")
  }

  @Test func aFileAboutAnotherComponentIsNotReplaced() throws {
    let other = spec("ColorStepper", "Old")
    let folder = try Scratch(["Specs/GuestsStepper.transcript": other])
    let run = try Product.aloud.run(["check", "--record"], in: folder)
    #expect(
      run.output.contains(
        "Specs/GuestsStepper.transcript:1: the file exists and is not about “GuestsStepper”; rename one of them\n"))
    #expect(run.status == 2)
    #expect(try folder.text("Specs/GuestsStepper.transcript").hasPrefix("component: ColorStepper\n"))
  }

  @Test func aFullDiskLeavesTheOldSpec() throws {
    let folder = try Scratch(["a.transcript": stale, "b.transcript": fresh])
    let run = try Product.aloud.script("ulimit -f 0; \"$0\" check --record .", in: folder)
    #expect(
      run.output == """
        ./a.transcript: the file is larger than may be written here; nothing was written
        2 specs checked, 1 failed

        """)
    #expect(run.status == 3)
    #expect(try folder.text("a.transcript") == stale)
    #expect(try folder.files == ["a.transcript", "b.transcript"])
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    let folder = try Scratch(["Specs": "a file where the folder should be"])
    let run = try Product.broken.run(["check", "--record", "Specs/Broken/Fine.transcript"], in: folder)
    #expect(
      run.output == """
        Specs/Broken/Fine.transcript: its folder cannot be made; nothing was written
        1 spec checked, 1 failed

        """)
    #expect(run.status == 3)
  }
}
