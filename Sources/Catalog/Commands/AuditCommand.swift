import Auditing
import Foundation
import GoldenSpecs
import Reporting
import Semantics

/// Judges components by every rule and tells what is wrong, for a person or for CI.
enum AuditCommand: Command {
  nonisolated static let name = "audit"
  static let summary = "judge components by every rule"
  static let usage = "audit [NAME|FILE…] [options]"
  static let options =
    AuditPolicy.options + ReportSettings.options + [
      CommandOption(
        name: "jobs", placeholder: "N", summary: "use N worker processes; one for each processor by default"),
      CommandOption(name: "shard", placeholder: "I/N", summary: "judge the I-th of N parts of the components"),
      CommandOption(
        name: "part", placeholder: "FILE", summary: "write what “merge” joins: the part of a run that was split"),
      CommandOption(
        name: "schema", placeholder: nil, summary: "print the JSON schema of the json format, and judge nothing"),
      CommandOption(name: "states", placeholder: "N", summary: "enter at most N states of each component"),
      CommandOption(name: "steps", placeholder: "N", summary: "judge at most N steps of each component"),
      Isolation.timeout,
    ]
  static let takesScenario = true
  static let discussion = """
    Without a name every component and preview is judged: its tree, the same under other circumstances (Reduce Motion,
    largest type, dark, increased contrast, right to left, another language), and what happens when it is used. So is
    every table of strings in the package's resources. A file is a tree as JSON, an .xcstrings catalogue, or a .strings or
    .stringsdict file, which stands for its table in every language. With a list of locales the tree is judged in each.
    """

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    let program = invocation.program
    if Isolation.isWorker { return try AuditWorker(index: program.index).run() }
    if invocation.has("schema") {
      Output.document(ReportSchema.text)
      return .clean
    }
    let settings = try ReportSettings(invocation)
    let policy = try AuditPolicy(invocation)
    let resources = ResourceSources(root: settings.context.root)
    let plan = try AuditPlan(
      invocation, rules: policy.rules, options: policy.configuration.options, resources: resources)
    let names = program.index.stories.map(\.name) + plan.names
    let report = policy.applied(to: try plan.report(), existing: names) {
      settings.context.relative(resources.path(of: $0))
    }
    let decision = policy.decide(report)
    if let told = try decision.status == .incomplete ? nil : policy.updateBaseline(from: report, existing: names) {
      Output.line(told)
      return .clean
    }
    if let part = invocation["part"] { try AuditPart.write(report, to: part) }
    try settings.write(report)
    return AuditCommand.end(decision)
  }

  /// Tells how the run ends, and why.
  static func end(_ decision: Gate.Decision) -> ExitStatus {
    Output.error("\(name): \(decision.reason)")
    return switch decision.status {
    case .clean: .clean
    case .findings: .differences
    case .incomplete: .failure
    }
  }
}
