import Semantics

/// Something about a spec that keeps it from being read or replayed.
public struct SpecProblem: Error, Sendable, Hashable, CustomStringConvertible {
  /// The path of the spec as it was given.
  public let path: String
  /// The line, counted from 1.
  public let line: Int
  public let message: String

  public init(path: String, line: Int, message: String) {
    self.path = path
    self.line = line
    self.message = message
  }

  /// The problem as `PATH:LINE: message`.
  public var description: String { "\(escaped(path)):\(line): \(escaped(message))" }
}

/// Everything that is wrong with one spec, in the order of its lines.
public struct SpecProblems: Error, Sendable, Hashable, CustomStringConvertible {
  public let problems: [SpecProblem]

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
