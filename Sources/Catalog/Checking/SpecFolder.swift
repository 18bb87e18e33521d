import Foundation
import GoldenSpecs

/// The specs that lie in a folder, however deep; symbolic links are followed, hidden files are not looked at.
struct SpecFolder {
  private static let suffix = ".transcript"

  private(set) var paths: [String] = []
  /// The folders on the way, as they are without links, so that a link to one of them leads nowhere.
  private var way: Set<String> = []

  /// The specs at a path: the file itself, what lies in the folder, or nil when there is neither.
  static func specs(at path: String) throws(UsageError) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return [path] }
    var folder = SpecFolder()
    try folder.walk(path)
    return folder.paths
  }

  private mutating func walk(_ folder: String) throws(UsageError) {
    let place = URL(filePath: folder).resolvingSymlinksInPath().path
    guard way.insert(place).inserted else { return }
    defer { way.remove(place) }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw UsageError("the folder \(quoted(folder)) cannot be read")
    }
    for name in names where !name.hasPrefix(".") {
      let path = (folder.hasSuffix("/") ? folder : folder + "/") + name
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
        try walk(path)
      } else if name.hasSuffix(SpecFolder.suffix) {
        paths.append(path)
      }
    }
  }
}
