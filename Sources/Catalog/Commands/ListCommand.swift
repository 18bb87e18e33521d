import GoldenSpecs

/// Names every component, story and preview that the program knows.
enum ListCommand: Command {
  static let name = "list"
  static let summary = "name the components, stories and previews"
  static let usage = "list"
  static let options: [CommandOption] = []
  static let takesScenario = false
  static let discussion = ""

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    if let word = invocation.operands.first { throw UsageError("list takes no names, such as \(quoted(word))") }
    Output.lines(invocation.program.index.stories.map(\.name))
    return .clean
  }
}
