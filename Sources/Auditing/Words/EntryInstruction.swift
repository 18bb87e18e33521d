/// A text that says how something is to be entered, such as “Use at least 8 characters” or “MM/DD/YYYY”.
struct EntryInstruction {
  let text: String

  init?(_ text: String, words list: WordList) {
    guard EntryInstruction.mask(in: text) != nil || EntryInstruction.demands(text, list) else { return nil }
    self.text = text
  }

  /// Whether a text begins as a demand does, or with a number of signs, and does not tell how many there are.
  private static func demands(_ text: String, _ list: WordList) -> Bool {
    let spoken = SpokenWords(text)
    let words = spoken.words
    if words.count == 1 { return list.demands.contains(words[0]) && text.contains("*") }
    guard words.count > 1, !words.contains(where: list.counting.contains) else { return false }
    if list.instructing.contains(where: { spoken.begins(with: SpokenWords($0)) }) { return true }
    return words[0].allSatisfy(\.isNumber) && words.prefix(4).contains(where: list.entered.contains)
  }

  /// The part of a text that shows a form to be filled in, such as “MM/DD/YYYY”.
  ///
  /// Each of its parts is one sign several times; an example such as “555-0100” can be taken for what is entered.
  static func mask(in text: String) -> String? {
    text.split(whereSeparator: { $0.isWhitespace || "(),;:".contains($0) }).map(String.init).first(where: isMask)
  }

  private static func isMask(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { "/-.".contains($0) }
    return parts.count > 1
      && parts.allSatisfy { part in
        guard let sign = part.first, part.count > 1 || sign == "#" else { return false }
        return signs.contains(sign) && part.allSatisfy { $0 == sign }
      }
  }

  /// Day, month, year, hour, minute and second in several languages, and what stands for any sign.
  private static let signs = Set("DMYHSTJAXdmyhstjax#_")
}
