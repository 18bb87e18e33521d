import Auditing
import Foundation
import GoldenSpecs
import Semantics

/// Judges components by every rule and tells what is wrong, for a person or for CI.
enum AuditCommand: Command {
  nonisolated static let name = "audit"
  static let summary = "judge components by every rule"
  static let usage = "audit [NAME|FILE.json…] [options]"
  static let options =
    ReportSettings.options + [
      CommandOption(
        name: "jobs", placeholder: "N", summary: "use N worker processes; one for each processor by default"),
      CommandOption(name: "shard", placeholder: "I/N", summary: "judge the I-th of N parts of the components"),
      CommandOption(name: "states", placeholder: "N", summary: "enter at most N states of each component"),
      CommandOption(name: "steps", placeholder: "N", summary: "judge at most N steps of each component"),
      Isolation.timeout,
    ]
  static let takesScenario = true
  static let discussion = """
    Without a name every component and preview is judged: its tree, the same under other circumstances (Reduce Motion,
    largest type, dark, increased contrast, right to left, another language), and what happens when it is used.
    """

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let program = invocation.program
    if Isolation.isWorker { return try AuditWorker(index: program.index).run() }
    let settings = try ReportSettings(invocation)
    let report = try AuditPlan(invocation).report()
    try settings.write(report)
    if !report.errors.isEmpty { return .failure }
    return report.open.isEmpty ? .clean : .differences
  }
}
