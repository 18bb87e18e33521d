/// Something wrong, or passed over, in a document.
public struct DocumentProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The name of the document, as it was given.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int
  /// What is wrong, after the way to its place such as `nodes[0].role`.
  public let message: String
  /// Whether the document can be read all the same.
  public let isWarning: Bool

  /// The problem in one line that begins with its place, as editors and CI expect it.
  public var description: String {
    "\(escaped(file)):\(line):\(column): \(isWarning ? "warning: " : "")\(message)"
  }
}

/// Why a document cannot be read: everything that could be told at once.
public struct DocumentProblems: Error, Sendable, Hashable, CustomStringConvertible {
  /// The errors in the order of the document, then the warnings; of each the first twenty, then how many there are more.
  public let problems: [DocumentProblem]

  /// A line for each problem; under a title when there are several.
  public var lines: [String] {
    let lines = problems.map(\.description)
    return lines.count > 1 ? ["\(escaped(problems[0].file)) cannot be read:"] + lines : lines
  }

  public var description: String { lines.joined(separator: "\n") }
}
