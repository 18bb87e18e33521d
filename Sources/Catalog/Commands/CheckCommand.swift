import Foundation
import GoldenSpecs
import Semantics

/// Replays golden specs and says where they are not what is heard.
enum CheckCommand: Command {
  static let name = "check"
  static let summary = "replay the golden specs"
  static let usage = "check [PATH…] [options]"
  static let options = [
    CommandOption(
      name: "record", placeholder: nil, summary: "write what is heard into the specs, and make missing ones"),
    CommandOption(name: "shard", placeholder: "I/N", summary: "check the I-th of N parts of the specs, counted from 1"),
    CommandOption(name: "jobs", placeholder: "N", summary: "use N worker processes; one for each processor by default"),
    CommandOption(name: "timeout", placeholder: "SECONDS", summary: "how long one spec may take; 30 by default"),
  ]
  static let takesScenario = false
  static let discussion = """
    Without a path, all of ./Specs is checked, and every component must have a spec. A path is a spec, or a folder of
    them. Nothing is written unless --record is given.
    """

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    if Isolation.isWorker { return CheckWorker(index: invocation.program.index).run() }
    let library = try SpecLibrary(paths: invocation.operands, shard: try Shard(invocation["shard"]))
    let run = CheckRun(
      paths: library.paths, records: invocation.has("record"),
      jobs: try invocation.count("jobs", default: ProcessInfo.processInfo.activeProcessorCount),
      timeout: try invocation.count("timeout", default: Isolation.standardTimeout))
    var summary = CheckSummary(checked: library.paths.count)
    summary.add(try run.outcomes())
    if library.isWhole {
      let missing = library.missing(from: invocation.program.index.stories.map(\.name))
      if invocation.has("record") {
        let made = try missing.map { try library.make(for: $0) }
        let first = CheckRun(paths: made, records: true, jobs: run.jobs, timeout: run.timeout)
        summary.add(try first.outcomes())
        summary.made = made
      } else {
        summary.missing = missing
      }
    }
    return summary.report(program: invocation.program.name)
  }
}

/// One part of several, as CI matrices split a run.
struct Shard {
  let index: Int
  let count: Int

  init?(_ text: String?) throws {
    guard let text else { return nil }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1, (1...count).contains(index) else {
      throw UsageError("--shard needs a part and a number of parts, such as 1/4, not “\(escaped(text))”")
    }
    self.index = index
    self.count = count
  }
}
