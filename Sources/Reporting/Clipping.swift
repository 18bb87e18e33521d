import Semantics

/// How long a text from outside may become in a report that people read.
let longestText = 2000

/// The text, cut where it is longer than anybody reads; what is left out is counted.
func clipped(_ text: String, to limit: Int = longestText) -> String {
  // Bytes are counted in no time; scalars are never more.
  guard text.utf8.count > limit else { return text }
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return text }
  return String(scalars[..<end]) + "… (\(scalars.distance(from: end, to: scalars.endIndex)) characters more)"
}

/// The text as one line in which nothing is invisible, cut where it is too long.
func line(_ text: String) -> String { escaped(clipped(text)) }

/// A line that stands by itself in a log, made harmless where CI would take it for a command.
func logLine(_ text: String) -> String {
  guard beginsLikeCommand(text), let colon = text.firstIndex(of: ":") else { return text }
  return text[..<colon] + "\\u{3A}" + text[text.index(after: colon)...]
}
