import Foundation
import Testing

/// Where the output goes when nobody takes it.
struct StreamTests {
  @Test(arguments: ["list", "--help", "tree GuestsStepper", "narrate CounterStepper"])
  func aReaderThatWantsNoMoreIsNoFailure(command: String) throws {
    let script = "{ \"$0\" \(command); echo \"status $?\" >&2; } | head -n 0"
    let run = try Product.aloud.script(script, in: try Scratch())
    #expect(run == Product.Run(status: 0, output: "", error: "status 0\n"))
  }

  @Test func aReaderThatWantsNoMoreHidesNoDifference() throws {
    let folder = try Scratch(["a.transcript": spec("GuestsStepper", "Old")])
    let run = try Product.aloud.script("{ \"$0\" check .; echo \"status $?\" >&2; } | head -n 0", in: folder)
    #expect(run.error == "status 1\n")
  }

  @Test(arguments: ["list", "--help", "tree GuestsStepper", "narrate GuestsStepper", "check ."])
  func resultsThatAreLostAreAFailure(command: String) throws {
    let folder = try Scratch(["a.transcript": spec("GuestsStepper", guests[0], guests[1])])
    let closed = try Product.aloud.script("\"$0\" \(command) >&-", in: folder)
    #expect(closed.error == "aloud: the output could not be written: bad file descriptor\n")
    #expect(closed.status == 3)
    let full = try Product.aloud.script("\"$0\" \(command) >/dev/full", in: folder)
    #expect(full.error == "aloud: the output could not be written: the disk is full\n")
    #expect(full.status == 3)
  }

  @Test func nothingElseIsNeeded() throws {
    let folder = try Scratch(["a.transcript": spec("GuestsStepper", guests[0], guests[1])])
    let run = try Product.aloud.script("\"$0\" check . <&- 2>&-; \"$0\" narrate GuestsStepper <&- 2>&-", in: folder)
    #expect(
      run == Product.Run(status: 0, output: "1 spec checked, all green\n\(guests[0])\n\(guests[1])\n", error: ""))
  }

  @Test func aTreeMayComeFromAPipe() throws {
    let script = "mkfifo pipe.json; \"$0\" tree GuestsStepper --format json >pipe.json & \"$0\" narrate pipe.json"
    let run = try Product.aloud.script(script, in: try Scratch())
    #expect(run == Product.Run(status: 0, output: "\(guests[0])\n\(guests[1])\n", error: ""))
  }
}
