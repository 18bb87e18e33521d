import Foundation
import Testing

/// Every command that the README shows prints what the README shows.
struct ReadmeTests {
  struct Example {
    var arguments: [String]
    var output: String
  }

  @Test func examplesAreTrue() throws {
    let examples = try Self.examples()
    #expect(examples.count == 4)
    for example in examples {
      #expect(try Product.aloud.run(example.arguments).output == example.output)
    }
  }

  /// The blocks that begin with `$ aloud`.
  private static func examples() throws -> [Example] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    return text.components(separatedBy: "```").compactMap { block in
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      guard let first = lines.first, first.hasPrefix("$ aloud ") else { return nil }
      let quoted = first.dropFirst("$ aloud ".count).components(separatedBy: "'")
      let words = quoted.enumerated().flatMap { index, part in
        index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
      }
      return Example(arguments: words, output: lines.dropFirst().joined(separator: "\n"))
    }
  }
}
