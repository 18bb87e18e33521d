/// Names every component, story and preview that the program knows.
enum ListCommand: Command {
  static let name = "list"
  static let summary = "name the components, stories and previews"
  static let usage = "list"
  static let options: [CommandOption] = []
  static let takesScenario = false
  static let discussion = ""

  static func run(_ invocation: Invocation) throws -> ExitStatus {
    if let word = invocation.operands.first { throw UsageError("list takes no names, such as “\(word)”") }
    for story in invocation.program.index.stories { Output.line(story.name) }
    return .clean
  }
}
