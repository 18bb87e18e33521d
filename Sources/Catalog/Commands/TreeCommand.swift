import GoldenSpecs
import Semantics

/// Prints what a component means, node by node.
enum TreeCommand: Command {
  static let name = "tree"
  static let summary = "print the semantic tree"
  static let usage = "tree NAME|FILE.json [options]"
  static let options = [
    CommandOption(
      name: "format", placeholder: "outline|json", summary: "how the tree is written; an outline by default")
  ]
  static let takesScenario = true
  static let discussion = ""

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.operands.count == 1 else { throw UsageError("tree takes one name, or one file") }
    let format = invocation["format"] ?? "outline"
    guard ["outline", "json"].contains(format) else {
      throw Spelling.unknown("format", format, among: ["outline", "json"])
    }
    let subject = try Subject.named(invocation.operands[0], in: invocation.program.index)
    return try Isolation.guarding(invocation) {
      let scenario = invocation.scenario
      var tree = try subject.host(in: scenario.environment(reduceMotion: scenario.reduceMotion == .on)).tree
      if case .story = subject, !tree.motions.isEmpty {
        tree.pairMotions(with: try subject.host(in: scenario.environment(reduceMotion: true)).tree)
      }
      if format == "json" {
        Output.line(TreeDocument.text(tree))
      } else {
        Outline(tree).lines.forEach { Output.line($0) }
      }
      return .clean
    }
  }
}
