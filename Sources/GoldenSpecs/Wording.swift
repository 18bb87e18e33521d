import Semantics

/// Text from outside inside a message: between quotation marks, without control characters, and never long.
package func quoted(_ text: String) -> String {
  let limit = 80
  guard text.unicodeScalars.count > limit else { return "“\(escaped(text))”" }
  return "“\(escaped(String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit)))))…”"
}

/// The second half of a message about an unknown word: the nearest known ones, or all of them where they are few.
package func suggestion(for word: String, among known: [String], otherwise: String? = nil) -> String {
  // A word of any length comes from outside; nothing near it can be much longer than what is known.
  let near = word.utf8.count > 60 ? [] : nearest(word, in: known)
  if !near.isEmpty { return "did you mean \(choice(near))?" }
  return otherwise ?? "it is \(choice(known))"
}

private func choice(_ words: [String]) -> String {
  let words = words.map(quoted)
  guard let last = words.last, words.count > 1 else { return words.joined() }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
