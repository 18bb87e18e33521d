/// A word of a document in a message: quoted as JSON quotes it, made visible, and no longer than a line.
func quoted(_ word: String) -> String {
  let limit = 80
  guard word.unicodeScalars.count > limit else { return "\"\(escaped(word))\"" }
  var start = String.UnicodeScalarView()
  start.append(contentsOf: word.unicodeScalars.prefix(limit))
  return "\"\(escaped(String(start)))…\""
}

/// A character that does not show, as Unicode writes it.
func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

/// The words that are likely meant by one that is not known, as the end of a message.
///
/// - Parameter listsAll: Whether all known words are told when none is near.
func suggestion(for word: String, among known: [String], listsAll: Bool = true) -> String {
  let close = nearest(String(word.prefix(100)), in: known)
  if !close.isEmpty { return ", did you mean " + close.map(quoted).joined(separator: " or ") + "?" }
  return listsAll ? "; known are " + known.joined(separator: ", ") : ""
}

/// The message about a word that is not known.
func unknown(_ kind: String, _ word: String, in node: String? = nil, among known: [String]) -> String {
  "unknown \(kind) \(quoted(word))" + (node.map { " in the node \(quoted($0))" } ?? "")
    + suggestion(for: word, among: known)
}

/// The message about a word that is not known, for words that stand outside a document too.
package func unknownWord(_ kind: String, _ word: String, among known: [String], listsAll: Bool = true) -> String {
  "unknown \(kind) \(quoted(word))" + suggestion(for: word, among: known, listsAll: listsAll)
}
