import GoldenSpecs
import Reporting
import Semantics

/// Prints what a component means, node by node.
enum TreeCommand: Command {
  static let name = "tree"
  static let summary = "print the semantic tree"
  static let usage = "tree NAME|FILE.json [options]"
  static let options = [
    CommandOption(
      name: "format", placeholder: formats.joined(separator: "|"),
      summary: "how the tree is written; an outline by default"),
    Isolation.timeout,
  ]
  static let takesScenario = true
  static let discussion = ""
  nonisolated private static let formats = ["outline", "json"]

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    guard invocation.operands.count == 1 else { throw UsageError("tree takes one name, or one file") }
    let format = invocation["format"] ?? formats[0]
    guard formats.contains(format) else {
      throw UsageError("unknown format \(quoted(format)); \(suggestion(for: format, among: formats))")
    }
    let scenarios = invocation.scenarios()
    guard format != "json" || scenarios.count == 1 else {
      throw UsageError("a json document holds one tree; give one locale, or take the outline")
    }
    return try Subject.named(invocation.operands[0], in: invocation.program.index).isolated(invocation) { subject in
      try LocaleList.each(scenarios) { scenario in
        var tree = try subject.host(in: scenario.environment(reduceMotion: scenario.reduceMotion == .on)).tree
        if case .story = subject, !tree.motions.isEmpty {
          tree.pairMotions(with: try subject.host(in: scenario.environment(reduceMotion: true)).tree)
        }
        Output.lines(format == "json" ? document(of: tree) : Outline(tree).lines)
        return .clean
      }
    }
  }

  /// The lines of a tree's document, the same whatever folder the package is in.
  private static func document(of tree: SemanticTree) -> [String] {
    let places = ReportContext(root: PackageRoot.standard)
    return TreeDocument.text(tree.relocated(places.relative)).split(separator: "\n").map(String.init)
  }
}
