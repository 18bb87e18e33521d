/// A mistake in what was asked for: told on standard error, with status 2.
struct UsageError: Error, CustomStringConvertible {
  /// The message, in one line or in several.
  let lines: [String]
  var description: String { lines.joined(separator: "\n") }

  init(_ description: String) { lines = [description] }
  init(lines: [String]) { self.lines = lines }
}
