import Foundation

/// What of SwiftUI a component may use, read from the sources of the model.
struct Surface {
  /// The table that the README shows: a row for each folder.
  let table: String
  /// The table of modifiers that are accepted and do nothing, one overload of them at least: a row for each folder.
  let inert: String

  /// - Parameter roots: The folders whose folders are the topics.
  init(sources roots: [URL]) throws {
    var topics: [String: Topic] = [:]
    for root in roots {
      let files = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".swift") }
      for file in files {
        let folder = file.split(separator: "/").first.map(String.init) ?? ""
        let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
        topics[folder, default: Topic()].read(text)
      }
    }
    let rows = topics.sorted { $0.key < $1.key }.filter { !$0.value.isEmpty }.map { folder, topic in
      "| \(folder) | \(Self.list(topic.types)) | \(Self.list(topic.modifiers)) | \(Self.list(topic.values)) |"
    }
    table = (["| topic | types | modifiers | environment values |", "|---|---|---|---|"] + rows).joined(separator: "\n")
    let inertRows = topics.sorted { $0.key < $1.key }.filter { !$0.value.inert.isEmpty }.map { folder, topic in
      "| \(folder) | \(Self.list(topic.inert)) |"
    }
    inert = (["| topic | modifiers |", "|---|---|"] + inertRows).joined(separator: "\n")
  }

  private static func list(_ names: Set<String>) -> String {
    names.sorted().map { "`\($0)`" }.joined(separator: " ")
  }

  private struct Topic {
    var types: Set<String> = []
    var modifiers: Set<String> = []
    var values: Set<String> = []
    var inert: Set<String> = []

    var isEmpty: Bool { types.isEmpty && modifiers.isEmpty && values.isEmpty }

    /// What the lines of a file declare; an extension of views holds modifiers, one of the environment its values.
    mutating func read(_ text: String) {
      for match in text.matches(of: /public (?:nonisolated )?func ([a-z]\w*)[^{}]*\{\s*(?:self|inert\(\))\s*\}/) {
        inert.insert(String(match.1))
      }
      var extended = ""
      // What is there only where UIKit is not stands two columns further in.
      let margin = text.hasPrefix("#if") ? 2 : 0
      for wholeLine in text.split(separator: "\n") {
        let line = wholeLine.hasPrefix("#") ? "" : wholeLine.dropFirst(margin)
        if line.hasPrefix("}") { extended = "" }
        if line.hasPrefix("extension ") || line.hasPrefix("nonisolated extension ") {
          extended = String(line.drop { $0 != " " }.dropFirst().trimmingPrefix("extension ").prefix { $0.isLetter })
        }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }.map(String.init)
        guard let start = words.firstIndex(where: { $0 == "public" || $0 == "open" }),
          line.prefix(while: { $0 == " " }).count <= 2
        else { continue }
        let declaration = words[start...].drop { Self.adverbs.contains($0) }
        guard let kind = declaration.first, let name = declaration.dropFirst().first, !name.hasPrefix("_") else {
          continue
        }
        switch kind {
        case "struct", "class", "enum", "protocol", "macro", "typealias":
          if !line.hasPrefix(" ") { types.insert(name) }
        case "func": if Self.views.contains(extended) { modifiers.insert(name) }
        case "var": if extended == "EnvironmentValues" { values.insert(name) }
        default: break
        }
      }
    }

    private static let adverbs: Set<String> = ["public", "nonisolated", "final", "open", "indirect", "mutating"]
    private static let views: Set<String> = [
      "View", "Scene", "Text", "Image", "Shape", "DynamicViewContent", "ToolbarContent", "TabContent", "ChartContent",
      "MapContent", "AxisMark",
    ]
  }
}
