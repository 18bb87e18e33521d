import Semantics

/// Messages about a word that is not known, with the nearest ones that are.
enum Spelling {
  static func unknown(_ kind: String, _ word: String, among known: [String]) -> UsageError {
    let close = nearest(word, in: known)
    let hint =
      close.isEmpty
      ? "there are " + known.joined(separator: ", ") : "did you mean " + close.joined(separator: ", ") + "?"
    return UsageError("unknown \(kind) “\(escaped(word))”; \(hint)")
  }
}
