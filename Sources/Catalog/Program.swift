import Foundation
import GoldenSpecs

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
    ListCommand.self, TreeCommand.self, NarrateCommand.self, CheckCommand.self, AuditCommand.self,
    ExploreCommand.self, RulesCommand.self, ExplainCommand.self, MergeCommand.self,
  ]

  func run() -> ExitStatus {
    let status = attempt()
    guard let loss = Output.loss else { return status }
    Output.error("\(name): the output could not be written: \(loss)")
    return .failure
  }

  private func attempt() -> ExitStatus {
    do {
      guard let word = arguments.first else {
        Help.overview(of: name).forEach { Output.error($0) }
        return .usage
      }
      if word == "--help" || word == "-h" || word == "help" {
        return try help(for: arguments.dropFirst().first)
      }
      guard let command = Program.commands.first(where: { $0.name == word }) else { throw unknown(word) }
      let rest = Array(arguments.dropFirst())
      if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
        return try help(for: word)
      }
      return try command.run(Invocation(command: command, arguments: rest, program: self))
    } catch let error as UsageError {
      for (place, line) in error.lines.enumerated() { Output.error(place == 0 ? "\(name): \(line)" : line) }
      return .usage
    } catch let error as ScenarioError {
      Output.error("\(name): \(error)")
      return .usage
    } catch {
      Output.error("\(name): \(error)")
      return .failure
    }
  }

  private func help(for word: String?) throws -> ExitStatus {
    guard let word else {
      Output.lines(Help.overview(of: name))
      return .clean
    }
    guard let command = Program.commands.first(where: { $0.name == word }) else { throw unknown(word) }
    Output.lines(Help.page(of: command, program: name))
    return .clean
  }

  private func unknown(_ word: String) -> UsageError {
    let names = Program.commands.map { $0.name }
    let all = "there are \(names.joined(separator: ", "))"
    guard word.hasPrefix("-") else {
      return UsageError("unknown command \(quoted(word)); \(suggestion(for: word, among: names, otherwise: all))")
    }
    let hint = suggestion(for: word, among: ["--help"], otherwise: "a command comes first; \(all)")
    return UsageError("unknown option \(quoted(word)); \(hint)")
  }
}
