import GoldenSpecs

/// A mistake in what was asked for: told on standard error, with status 2.
struct UsageError: Error, CustomStringConvertible {
  /// The message, in one line or in several.
  let lines: [String]
  var description: String { lines.joined(separator: "\n") }

  init(_ description: String) { lines = [description] }
  init(lines: [String]) { self.lines = lines }

  /// A word that is none of those that are known; the nearest ones are told, or else all.
  static func unknown(_ kind: String, _ word: String, among known: [String]) -> UsageError {
    let all = "there are \(known.joined(separator: ", "))"
    return UsageError("unknown \(kind) \(quoted(word)); \(suggestion(for: word, among: known, otherwise: all))")
  }
}
