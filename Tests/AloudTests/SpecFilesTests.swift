import Foundation
import Testing

/// What `check` is pointed at, and what it finds there.
struct SpecFilesTests {
  private let good = spec("GuestsStepper", guests[0], guests[1])

  @Test(arguments: [
    (
      "nothing.transcript",
      "there is no spec and no folder “nothing.transcript”; a path is that of a spec or of a folder of specs"
    ),
    ("Spces", "there is no spec and no folder “Spces”; did you mean “Specs”?"),
    ("Specs/Gest", "there is no spec and no folder “Specs/Gest”; did you mean “Specs/Guest”?"),
    ("empty", "there is no spec in the folder “empty”"),
  ])
  func aPathThatIsNothingIsWrongUsage(path: String, message: String) throws {
    let folder = try Scratch(["Specs/a.transcript": good, "Specs/Guest/b.transcript": good, "empty/a.txt": ""])
    let run = try Product.aloud.run(["check", path], in: folder)
    #expect(run == Product.Run(status: 2, output: "", error: "aloud: \(message)\n"))
  }

  @Test func filesAndFoldersAnywhereAreChecked() throws {
    let folder = try Scratch(["elsewhere/a.txt": good, "more/deep/b.transcript": good, "more/.hidden.transcript": "?"])
    let run = try Product.aloud.run(["check", "elsewhere/a.txt", "more", "more/", "more"], in: folder)
    #expect(run.output == "2 specs checked, all green\n")
  }

  @Test func linksAreFollowedAndCirclesLeadNowhere() throws {
    let folder = try Scratch(["real/a.transcript": good])
    for (link, target) in [("Link", "real"), ("real/circle", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path, withDestinationPath: target)
    }
    let run = try Product.aloud.run(["check", "Link"], in: folder)
    #expect(run.output == "1 spec checked, all green\n")
  }

  @Test func twoFormsOfOneNameAreTwoFiles() throws {
    let folder = try Scratch(["\u{E9}.transcript": good])
    try folder.write(spec("GuestsStepper", guests[0]), to: "e\u{301}.transcript")
    let run = try Product.aloud.run(["check", "."], in: folder)
    #expect(run.output.hasPrefix("./e\u{301}.transcript:4: 1 line too many heard"))
    #expect(run.output.hasSuffix("2 specs checked, 1 differ\n"))
  }

  @Test func otherFormsOfAComponentsNameFindIt() throws {
    let folder = try Scratch(["a.transcript": spec("Broken/Caf\u{65}\u{301}", "Café")])
    #expect(try Product.broken.run(["narrate", "Broken/Caf\u{65}\u{301}"]).output == "Café\n")
    #expect(try Product.broken.run(["check", "a.transcript"], in: folder).output == "1 spec checked, all green\n")
  }

  @Test(arguments: [
    (Data(), "1: the file is empty; begin with “component: NAME”, then “> read”"),
    (Data("a\u{0}b\n".utf8), "1: the file is binary: it has a zero byte in this line"),
    (Data([0x61, 0x0A, 0xFF]), "2: the line is not UTF-8; save the file as UTF-8"),
    (Data(repeating: 0x61, count: 50_000_000), "1: the file is too long: a spec has at most 4194304 bytes"),
    (
      Data("component: GuestsStepper\n<<<<<<< a\n> read\n=======\n> where\n>>>>>>> b\n".utf8),
      "2: a merge conflict was left here; keep one side and remove the markers"
    ),
    (
      Data("component: GuestsStepper\nlocale: de\nlocale: en\n> read\n".utf8),
      "3: the key “locale” stands already in line 2"
    ),
    (
      Data("component: GuestsSteper\n> read\n".utf8),
      "1: no component is called “GuestsSteper”; did you mean “GuestsStepper”?"
    ),
    (
      Data("component: GuestsStepper\n> fokus \"x\"\n".utf8),
      "2: column 3: unknown gesture “fokus”; did you mean “focus”?"
    ),
    (
      Data("component: GuestsStepper\n> focus \"Guests\"\n".utf8),
      "2: nothing on the screen is called “Guests”; there is “Guests: 2, Decrement”, “Guests: 2, Increment”"
    ),
  ])
  func aSpecThatIsNoneNamesItsLine(bytes: Data, message: String) throws {
    let folder = try Scratch()
    try folder.write(bytes, to: "a.transcript")
    let run = try Product.aloud.run(["check", "--record", "a.transcript"], in: folder)
    #expect(
      run
        == Product.Run(
          status: 2, output: "a.transcript:\(message)\n1 spec checked, 1 cannot be replayed\n", error: ""))
    #expect(try Data(contentsOf: folder.url.appending(path: "a.transcript")) == bytes)
  }

  @Test func aLabelOfTwoThingsNamesTheirPlaces() throws {
    let folder = try Scratch(["a.transcript": "component: Broken/Twins\n\n> focus \"Twin\"\n"])
    let run = try Product.broken.run(["check", "a.transcript"], in: folder)
    #expect(run.output.hasPrefix("a.transcript:3: 2 things are called “Twin”: "))
    #expect(run.status == 2)
  }

  @Test func crlfIsKeptAndNoted() throws {
    let text = good.replacing("\n", with: "\r\n")
    let folder = try Scratch(["a.transcript": text])
    let run = try Product.aloud.run(["check", "--record", "a.transcript"], in: folder)
    #expect(run.output == "1 spec checked, all green\n")
    #expect(run.error == "note: a.transcript:1: lines end in CRLF; that is understood and kept, but LF is the rule\n")
    #expect(try folder.text("a.transcript") == text)
  }

  @Test func foldersDevicesAndPipesAreNoSpecs() throws {
    let folder = try Scratch(["d.json/a": ""])
    let script = "mkfifo p.transcript p.json; \"$0\" check p.transcript; \"$0\" check /dev/zero; "
    let run = try Product.aloud.script(script + "\"$0\" narrate p.json; \"$0\" narrate d.json", in: folder)
    #expect(
      run.output == """
        p.transcript:1: the file is empty; begin with “component: NAME”, then “> read”
        1 spec checked, 1 cannot be replayed
        /dev/zero:1: the spec cannot be read: it is a device, not a file
        1 spec checked, 1 cannot be replayed

        """)
    #expect(
      run.error == "aloud: p.json:1:1: the file is empty\naloud: d.json cannot be read: it is a folder\n")
  }

  @Test func shardsCoverEverySpecOnce() throws {
    let names = ["a", "b", "c", "d", "e"]
    let folder = try Scratch(
      Dictionary(uniqueKeysWithValues: names.map { ("Specs/\($0).transcript", spec("GuestsStepper", guests[0])) }))
    let found = try ["1/2", "2/2"].map { shard in
      let run = try Product.aloud.run(["check", "--shard", shard, "--jobs", "2"], in: folder)
      return run.output.split(separator: "\n").filter { $0.hasPrefix("Specs/") }.map {
        String($0.dropFirst(6).prefix(1))
      }
    }
    #expect(found == [["a", "c", "e"], ["b", "d"]])
    let none = try Product.aloud.run(["check", "--shard", "6/6"], in: folder)
    #expect(none == Product.Run(status: 0, output: "0 specs checked, all green\n", error: ""))
  }

  @Test func jobsChangeNothing() throws {
    let text = spec("GuestsStepper", guests[0])
    let folder = try Scratch(Dictionary(uniqueKeysWithValues: (1...7).map { ("\($0).transcript", text) }))
    let alone = try Product.aloud.run(["check", ".", "--jobs", "1"], in: folder)
    #expect(alone.output.split(separator: "\n").count == 7 * 2 + 1)
    for jobs in ["2", "3", "100"] {
      #expect(try Product.aloud.run(["check", ".", "--jobs", jobs], in: folder) == alone)
    }
  }

  @Test func manySpecsFitAnOrder() throws {
    let name = String(repeating: "long", count: 50)
    let folder = try Scratch(
      Dictionary(uniqueKeysWithValues: (1...1000).map { ("Specs/\(name)/\($0).transcript", good) }))
    let run = try Product.aloud.run(["check", "Specs", "--jobs", "1"], in: folder)
    #expect(run.output == "1000 specs checked, all green\n")
  }
}
