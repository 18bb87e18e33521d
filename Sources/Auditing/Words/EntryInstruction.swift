/// A text that says how something is to be entered, such as “Use at least 8 characters” or “MM/DD/YYYY”.
struct EntryInstruction {
  let text: String

  init?(_ text: String, words list: WordList) {
    let words = SpokenWords(text)
    guard words.words.count > 1, !words.words.contains(where: list.counting.contains) else {
      guard EntryInstruction.mask(in: text) != nil else { return nil }
      self.text = text
      return
    }
    let isAsked = list.instructing.contains { words.begins(with: SpokenWords($0)) }
    let isCounted =
      words.words[0].allSatisfy(\.isNumber) && words.words.prefix(4).contains(where: list.entered.contains)
    guard isAsked || isCounted || EntryInstruction.mask(in: text) != nil else { return nil }
    self.text = text
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
