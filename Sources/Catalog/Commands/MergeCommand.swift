import Auditing
import Foundation
import GoldenSpecs
import Semantics

/// Joins the parts of an audit that was split over machines.
enum MergeCommand: Command {
  static let name = "merge"
  static let summary = "join the parts of an audit that was split over machines"
  static let usage = "merge PART… [options]"
  static let options = gateOptions + ReportSettings.options
  static let takesScenario = false
  static let discussion = """
    A part is what “audit --shard I/N --part FILE” wrote. A part that is missing, there twice or of another run is told, and
    fails with status 3; the report of what there is is written all the same.
    """

  private static let gateOptions = AuditPolicy.options.filter {
    ["fail-on", "max-findings", "report-only"].contains($0.name)
  }

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard !invocation.operands.isEmpty else { throw UsageError("merge takes the files that the parts of a run wrote") }
    let settings = try ReportSettings(invocation)
    let gate = try AuditPolicy.gate(invocation, AuditConfiguration())
    let parts = try invocation.operands.map { try AuditPart.read($0) }
    do {
      let report = try AuditReport.merged(parts)
      try settings.write(report)
      return AuditCommand.end(gate.decide(report))
    } catch let error as AuditReport.MergeProblems {
      if let partial = error.partial { try settings.write(partial) }
      error.problems.forEach { Output.error("\(name): \($0)") }
      return .failure
    }
  }
}
