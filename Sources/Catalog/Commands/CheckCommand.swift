import Foundation
import GoldenSpecs

/// Replays golden specs and says where they are not what is heard.
enum CheckCommand: Command {
  nonisolated static let name = "check"
  static let summary = "replay the golden specs"
  static let usage = "check [PATH…] [options]"
  static let options = [
    CommandOption(
      name: "record", placeholder: nil, summary: "write what is heard into the specs, and make missing ones"),
    CommandOption(name: "shard", placeholder: "I/N", summary: "check the I-th of N parts of the specs, counted from 1"),
    CommandOption(name: "jobs", placeholder: "N", summary: "use N worker processes; one for each processor by default"),
    CommandOption(
      name: "timeout", placeholder: "SECONDS",
      summary: "how long one spec may take; \(Isolation.standardTimeout) by default"),
  ]
  static let takesScenario = false
  static let discussion = """
    Without a path, all of ./Specs is checked, and every component must have a spec. A path is a spec, or a folder of
    them. Nothing is written unless --record is given; where CI is set, it also needs the paths of what may be written.
    """

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let program = invocation.program
    if Isolation.isWorker { return try CheckWorker(index: program.index).run() }
    let records = invocation.has("record")
    let paths = invocation.operands
    guard !records || !paths.isEmpty || !isCI else {
      throw UsageError("in CI, --record writes only what is named; give the paths of the specs")
    }
    let run = WorkerRun.check(
      jobs: try invocation.count("jobs", in: 1...1000, default: ProcessInfo.processInfo.activeProcessorCount),
      timeout: try invocation.count(
        Isolation.timeout.name, in: Isolation.timeouts, default: Isolation.standardTimeout))
    let shard = try Shard.asked(invocation["shard"])
    let names = program.index.stories.map(\.name)
    let library = try SpecLibrary(paths, shard: shard, makes: records ? names : [])
    var summary = CheckSummary()
    let outcomes = try run.outcomes(
      of: library.tasks.map { CheckTask(path: $0.path, component: $0.component, records: records) })
    summary.add(outcomes)
    // A part of the specs cannot tell which components have none.
    if paths.isEmpty, shard == nil {
      let missing = library.missing(from: names, after: outcomes)
      if records {
        let tasks = missing.map { CheckTask(path: SpecLibrary.path(for: $0), component: $0, records: true) }
        summary.add(try run.outcomes(of: tasks))
      } else {
        summary.missing = missing
        if !FileManager.default.fileExists(atPath: SpecLibrary.folder) {
          Output.error("note: there is no folder \(SpecLibrary.folder) here; a check runs in the folder of the package")
        }
      }
    }
    return summary.report(program: program.name)
  }

  /// Whether the program runs in CI, as those services tell by a variable.
  private static var isCI: Bool {
    !["", "0", "false"].contains((ProcessInfo.processInfo.environment["CI"] ?? "").lowercased())
  }
}
