import Auditing
import Foundation
import Semantics

/// Lists what is checked.
enum RulesCommand: Command {
  static let name = "rules"
  static let summary = "list what is checked"
  static let usage = "rules"
  static let options: [CommandOption] = []
  static let takesScenario = false
  static let discussion =
    "Each line has a rule's name, what a failure does, on whose word the rule stands, and its title."

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.operands.isEmpty else { throw UsageError("rules takes nothing; “explain RULE” tells of one") }
    let columns = Rule.all.map { [$0.id.rawValue, $0.impact.rawValue, $0.policy.rawValue, $0.title] }
    let widths = (0..<3).map { column in columns.map { $0[column].count }.max() ?? 0 }
    Output.lines(
      columns.map { row in
        zip(row, widths).map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined(separator: "  ") + "  "
          + row[3]
      })
    return .clean
  }
}
