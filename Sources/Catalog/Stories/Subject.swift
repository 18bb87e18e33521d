import Foundation
import GoldenSpecs
import HeadlessUI
import Semantics

/// What a command is about: a component that the program knows, or a tree from a file.
@MainActor
enum Subject {
  case story(Story)
  case document(TreeDocument.Contents)
  /// What became of a table of strings, which has no screen.
  case strings(StringRecord)

  /// The strings of an operand; nil where it is no file of them.
  static func strings(_ word: String) throws -> Subject? {
    guard let table = TableFaults.table(of: URL(filePath: word)) else { return nil }
    do {
      _ = try InputFile.contents(of: word, limit: TreeDocument.sizeLimit)
    } catch {
      throw UsageError("\(word) cannot be read: \(error)")
    }
    return .strings(TableFaults.judge(table) { $0.standardizedFileURL.path })
  }

  /// - Parameter word: The name of a component, or the path of a JSON document.
  static func named(_ word: String, in index: StoryIndex) throws -> Subject {
    if index.stories.contains(where: { $0.name == word }) { return .story(try index.find(word)) }
    guard TableFaults.table(of: URL(filePath: word)) == nil else {
      throw UsageError("\(quoted(word)) is a file of strings; “audit” judges it")
    }
    guard word.hasSuffix(".json") || (word.contains("/") && FileManager.default.fileExists(atPath: word)) else {
      return .story(try index.find(word))
    }
    guard !word.hasSuffix(".transcript") else {
      throw UsageError("\(quoted(word)) is a spec; “check” replays it, and “narrate” speaks it")
    }
    let data: Data
    do {
      data = try InputFile.contents(of: word, limit: TreeDocument.sizeLimit)
    } catch {
      throw UsageError("\(word) cannot be read: \(error)")
    }
    do {
      let contents = try TreeDocument.decode(data, file: word)
      for warning in contents.warnings { Output.error("\(warning)") }
      return .document(contents)
    } catch {
      throw UsageError(lines: error.lines)
    }
  }

  /// Does work in a process of its own, where there is a component that could bring it down.
  func isolated(_ invocation: Invocation, _ work: (Subject) throws -> ExitStatus) throws -> ExitStatus {
    switch self {
    case .document, .strings: try work(self)
    case .story(let story):
      try Isolation.guarding(invocation) {
        do {
          return try work(self)
        } catch let error as HostError {
          throw ComponentFailure(component: story.name, message: "\(error)")
        }
      }
    }
  }

  func host(in environment: SemanticEnvironment) throws(HostError) -> any SemanticHost {
    switch self {
    case .story(let story): try story.mount(environment)
    case .document(let contents): DocumentHost(contents.tree)
    case .strings(let record): DocumentHost(SemanticTree(strings: record))
    }
  }
}

/// A component that cannot be heard, whatever is asked of it: told on standard error, with status 3.
struct ComponentFailure: Error, CustomStringConvertible {
  let component: String
  let message: String

  var description: String { "\(component): \(message)" }
}
