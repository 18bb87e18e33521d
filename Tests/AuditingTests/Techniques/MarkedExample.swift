import Foundation

/// An example in a fixture, as its source marks it: `// good` or `// bad: rule, rule` above it, `// end` below.
struct MarkedExample: Hashable, CustomStringConvertible {
  let file: String
  let isGood: Bool
  /// The rules that a bad example breaks; one of them has to be found.
  let rules: [String]
  let lines: ClosedRange<Int>

  /// What a report calls it: its file and how many of its kind stand before it.
  let name: String
  var description: String { name }

  /// All that the fixtures mark, by file.
  static func all(in folder: URL) throws -> [MarkedExample] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .flatMap { examples(in: try String(contentsOf: $0, encoding: .utf8), file: $0.lastPathComponent) }
  }

  private static func examples(in text: String, file: String) -> [MarkedExample] {
    var found: [MarkedExample] = []
    var open: (isGood: Bool, rules: [String], line: Int)?
    var counts = (good: 0, bad: 0)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.drop { $0 == " " }
      if words == "// good" {
        open = (true, [], index + 1)
      } else if words.hasPrefix("// bad: ") {
        open = (false, words.dropFirst(8).split(separator: ",").map { $0.filter { $0 != " " } }, index + 1)
      } else if words == "// end", let example = open {
        if example.isGood { counts.good += 1 } else { counts.bad += 1 }
        let stem = file.replacing("View.swift", with: "")
        found.append(
          MarkedExample(
            file: file, isGood: example.isGood, rules: example.rules, lines: example.line...index + 1,
            name: example.isGood ? "\(stem), good \(counts.good)" : "\(stem), bad \(counts.bad)"))
        open = nil
      }
    }
    return found
  }
}
