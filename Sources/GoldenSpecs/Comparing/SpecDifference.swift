import Narration
import Semantics

/// Lines of a spec that are not what was heard.
public struct SpecDifference: Sendable, Hashable, CustomStringConvertible {
  /// The path of the spec as it was given.
  public let path: String
  /// The line that differs, or that stands where a line is missing; counted from 1.
  public let line: Int
  /// The gesture that was done before, as the format writes it.
  public let gesture: String
  /// What the spec has.
  public let expected: [String]
  /// What was heard.
  public let actual: [String]

  /// What differs in one line, without the place.
  public var message: String {
    let after = "after “> \(gesture)”"
    if expected.isEmpty { return "\(counted(actual.count, "line")) too many heard \(after)" }
    if actual.isEmpty { return "\(counted(expected.count, "line")) not heard \(after)" }
    // Two texts that Swift holds equal look the same on every screen.
    let look = expected == actual ? "; they look the same and differ in their Unicode form" : ""
    return "\(counted(max(expected.count, actual.count), "line")) heard differently \(after)\(look)"
  }

  /// The difference as `PATH:LINE: message`, then the lines with `-` for the spec and `+` for what was heard.
  public var description: String { lines.joined(separator: "\n") }

  /// The lines of the description.
  public var lines: [String] {
    ["\(escaped(path)):\(line): \(message)"] + expected.map { "  - " + Self.visible($0) }
      + actual.map { "  + " + Self.visible($0) }
  }

  /// A spec may hold anything, and its lines are shown on terminals and in the logs of CI.
  private static func visible(_ line: String) -> String {
    // A tab stays one: where the spec has it and the speech has `\t`, the two lines must not look the same.
    line.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "\t")
  }
}

extension GoldenSpec {
  /// Compares line by line, exactly and wholly: a line more is as much a difference as a line less.
  ///
  /// Gestures that were not done because the replay stopped before them are not compared.
  ///
  /// - Returns: One difference for each group of neighbouring lines, in the order of the spec.
  public func compare(_ replay: Replay) -> [SpecDifference] {
    zip(actions, replay.steps).flatMap { action, heard in
      Hunk.all(expected: action.heard.map(\.text), actual: heard).map { hunk in
        SpecDifference(
          path: path, line: line(of: hunk, in: action), gesture: GestureText.text(of: action.gesture),
          expected: action.heard[hunk.expected].map(\.text), actual: Array(heard[hunk.actual]))
      }
    }
  }

  private func line(of hunk: Hunk, in action: Action) -> Int {
    if hunk.expected.lowerBound < action.heard.count { return action.heard[hunk.expected.lowerBound].line }
    return action.heard.last?.line ?? action.line
  }
}
