import Foundation
import HeadlessUI
import Semantics

/// What a command is about: a component that the program knows, or a tree from a file.
@MainActor
enum Subject {
  case story(Story)
  case document(SemanticTree)

  /// - Parameter word: The name of a component, or the path of a JSON document.
  static func named(_ word: String, in index: StoryIndex) throws -> Subject {
    guard word.hasSuffix(".json") || (word.contains("/") && FileManager.default.fileExists(atPath: word)) else {
      return .story(try index.find(word))
    }
    guard let data = FileManager.default.contents(atPath: word) else {
      throw UsageError("\(escaped(word)) cannot be read: there is no such file, or it is not allowed")
    }
    do {
      let (tree, warnings) = try TreeDocument.decode(data, file: word)
      // The process that handed the work over has told them already.
      if !Isolation.isWorker { warnings.forEach { Output.error("\($0)") } }
      return .document(tree)
    } catch {
      throw UsageError("\(error)")
    }
  }

  func host(in environment: SemanticEnvironment) throws(HostError) -> any SemanticHost {
    switch self {
    case .story(let story): try story.mount(environment)
    case .document(let tree): DocumentHost(tree)
    }
  }
}
