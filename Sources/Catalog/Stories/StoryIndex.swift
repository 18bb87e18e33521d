import GoldenSpecs
import HeadlessUI
import Semantics

/// Every story and preview of a program, by name.
struct StoryIndex {
  let stories: [Story]

  /// - Parameter stories: Those with names of their own; every linked preview is added to them.
  @MainActor
  init(stories: [Story]) {
    let entries = PreviewRegistry.all
    let names = PreviewNames.unique(entries.map { (fileID: $0.fileID, name: $0.name) })
    let previews = zip(entries, names).map { entry, name in
      Story(name, file: entry.filePath, fileID: entry.fileID, line: entry.line) { entry.makeView() }
    }
    self.stories = (stories + previews).sorted { $0.name < $1.name }
  }

  /// Finds a story by its name, or by its file where the file has one only.
  func find(_ name: String) throws(UsageError) -> Story {
    let exact = stories.filter { $0.name == name }
    if let story = exact.first {
      guard exact.count == 1 else {
        throw UsageError("\(exact.count) stories are called \(quoted(name)); rename one of them")
      }
      return story
    }
    let inFile = stories.filter { $0.name.hasPrefix(name + "/") }
    if inFile.count == 1 { return inFile[0] }
    if inFile.count > 1 {
      throw UsageError("\(quoted(name)) has \(inFile.count) previews: " + inFile.map(\.name).joined(separator: ", "))
    }
    let hint = suggestion(for: name, among: stories.map(\.name), otherwise: "“list” shows what there is")
    throw UsageError("no component is called \(quoted(name)); \(hint)")
  }
}
