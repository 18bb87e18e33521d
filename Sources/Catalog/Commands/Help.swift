import GoldenSpecs

/// The pages that `--help` shows.
@MainActor
enum Help {
  static func overview(of program: String) -> [String] {
    let width = Program.commands.map { $0.name.count }.max() ?? 0
    let commands = Program.commands.map { "  \(pad($0.name, to: width))  \($0.summary)" }
    return ["Hear SwiftUI components without a screen.", "", "usage: \(program) COMMAND …", ""] + commands + [
      "", "“\(program) COMMAND --help” tells more of one.",
    ]
  }

  static func page(of command: any Command.Type, program: String) -> [String] {
    var lines = ["\(command.summary)", "", "usage: \(program) \(command.usage)", ""]
    if !command.discussion.isEmpty { lines += command.discussion.split(separator: "\n").map(String.init) + [""] }
    lines += table("options", command.options.map { ($0.name, $0.placeholder, $0.summary) })
    if command.takesScenario {
      lines += table("scenario", Scenario.keys.map { ($0.name, $0.placeholder, $0.summary) })
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  private static func table(_ title: String, _ rows: [(name: String, placeholder: String?, summary: String)])
    -> [String]
  {
    guard !rows.isEmpty else { return [] }
    let left = rows.map { "--" + $0.name + ($0.placeholder.map { " " + $0 } ?? "") }
    let width = left.map(\.count).max() ?? 0
    return ["\(title):"] + zip(left, rows).map { "  \(pad($0, to: width))  \($1.summary)" } + [""]
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
