import Foundation

/// How a run ended.
enum ExitStatus: Int32 {
  case clean = 0
  case differences = 1
  case usage = 2
  case failure = 3
}

/// One run of the command line.
@MainActor
struct Program {
  let index: StoryIndex
  let arguments: [String]
  let name: String

  static let commands: [any Command.Type] = [
    ListCommand.self, TreeCommand.self, NarrateCommand.self, CheckCommand.self,
  ]

  func run() -> ExitStatus {
    do {
      guard let word = arguments.first else {
        Output.error(Help.overview(of: name))
        return .usage
      }
      if word == "--help" || word == "-h" || word == "help" {
        return try help(for: arguments.dropFirst().first)
      }
      guard let command = Program.commands.first(where: { $0.name == word }) else { throw unknown(word) }
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") { return try help(for: word) }
      return try command.run(Invocation(command: command, arguments: rest, program: self))
    } catch let error as UsageError {
      Output.error("\(name): \(error)")
      return .usage
    } catch {
      Output.error("\(name): \(error)")
      return .failure
    }
  }

  private func help(for word: String?) throws -> ExitStatus {
    guard let word else {
      Output.line(Help.overview(of: name))
      return .clean
    }
    guard let command = Program.commands.first(where: { $0.name == word }) else { throw unknown(word) }
    Output.line(Help.page(of: command, program: name))
    return .clean
  }

  private func unknown(_ word: String) -> UsageError {
    Spelling.unknown("command", word, among: Program.commands.map { $0.name })
  }
}
