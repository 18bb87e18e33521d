public import Foundation
public import Narration
import Semantics

/// A spec as it was read: what it is about, what is done, and what must be heard.
///
/// Every byte of the file is kept, so that recording changes nothing but what a replay produced. Lines that end in CRLF and
/// a byte order mark are understood, reported in ``warnings`` and kept.
public struct GoldenSpec: Sendable, Hashable {
  /// A line of the header.
  public struct HeaderEntry: Sendable, Hashable {
    public let key: String
    public let value: String
    /// The line, counted from 1.
    public let line: Int
  }

  /// A gesture and what must be heard after it.
  public struct Action: Sendable, Hashable {
    public let gesture: Gesture
    /// The line of the gesture, counted from 1.
    public let line: Int
    public internal(set) var heard: [Heard]
  }

  /// A line that must be heard, as it is written.
  public struct Heard: Sendable, Hashable {
    public let text: String
    /// The line, counted from 1.
    public let line: Int
  }

  /// The most bytes of a spec, 4 MiB: no person reads a longer one aloud.
  package static let largestSize = 4 * 1024 * 1024

  /// The path as it was given, for messages.
  public let path: String
  /// The component's name.
  public let component: String
  public let scenario: Scenario
  public let header: [HeaderEntry]
  public let actions: [Action]
  /// What is odd about the file and does no harm.
  public let warnings: [SpecProblem]
  let lines: [SpecLine]
  let hasByteOrderMark: Bool

  /// Reads a spec.
  ///
  /// - Parameters:
  ///   - data: The bytes of the file, at most 4 MiB.
  ///   - path: The path for messages.
  /// - Throws: ``SpecProblems`` with everything that is wrong.
  public static func parse(_ data: Data, path: String) throws(SpecProblems) -> GoldenSpec {
    var parser = SpecParser(path: path, text: try SpecText(data, path: path))
    return try parser.parse()
  }

  /// Returns the text of a first spec for a component: it reads the screen, and has heard nothing yet.
  ///
  /// - Returns: Nil when the name cannot stand in a header, because it has line breaks or spaces at its ends.
  public static func template(component: String) -> String? {
    let scalars = component.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, first != " ", last != " ",
      !scalars.contains(where: isInvisible)
    else { return nil }
    return "component: \(component)\n\n> read\n"
  }

  /// The line of a header key, or the first line.
  package func line(of key: String) -> Int { header.first { $0.key == key }?.line ?? 1 }
}
