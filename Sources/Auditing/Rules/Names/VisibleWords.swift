import Semantics

/// What is written on a control, compared with its name as WCAG 2.5.3 asks: whole words, one after the other.
struct VisibleWords {
  enum Match {
    case contained
    /// The letters are there, but joined or parted differently: “e-mail” and “email”.
    case otherwiseJoined
    case missing
    /// There is no word to look for.
    case symbolic
  }

  /// Whether brackets hold parts of words, which are then not left out: “Mitarbeiter(in)”.
  let bracketsBelongToWords: Bool

  init(locale: String) {
    bracketsBelongToWords = ["de", "ar"].contains(locale.prefix(2).lowercased())
  }

  func match(_ visible: String, in name: String) -> Match {
    let match = compare(VisibleWords.withoutBrackets(visible), VisibleWords.withoutBrackets(name))
    guard bracketsBelongToWords, match == .missing || match == .symbolic else { return match }
    return compare(visible, name)
  }

  private func compare(_ visible: String, _ name: String) -> Match {
    let words = SpokenWords(visible)
    guard !words.isEmpty else { return .symbolic }
    // A single letter stands for something, such as an x for closing.
    if words.words.count == 1, words.words[0].count == 1, words.words[0].first!.isLetter,
      !VisibleWords.isWrittenWithoutSpaces(visible)
    {
      return .symbolic
    }
    let names = SpokenWords(name)
    if names.contains(words) { return .contained }
    if VisibleWords.isWrittenWithoutSpaces(visible), names.words.joined().contains(words.words.joined()) {
      return .contained
    }
    let parts = visible.split { "&+/".contains($0) }
    if parts.count > 1, parts.allSatisfy({ names.contains(SpokenWords(String($0))) }) { return .contained }
    return joinedRun(words, in: names) ? .otherwiseJoined : .missing
  }

  /// Whether whole words of the name make up the same letters; figures must stand as they are written.
  private func joinedRun(_ words: SpokenWords, in names: SpokenWords) -> Bool {
    let letters = words.words.joined()
    guard !letters.contains(where: \.isNumber) else { return false }
    for start in names.words.indices {
      var run = ""
      for word in names.words[start...] {
        run += word
        if run == letters { return true }
        if run.count >= letters.count { break }
      }
    }
    return false
  }

  private static func withoutBrackets(_ text: String) -> String {
    guard text.contains("("), text.contains(")") else { return text }
    var result = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if depth == 0 { result.append(character) }
      if character == ")", depth > 0 { depth -= 1 }
    }
    // An opening one without its end opens nothing.
    return depth == 0 ? result : text
  }

  /// Chinese, Japanese, Thai, Lao, Khmer and Burmese have no spaces between words.
  private static func isWrittenWithoutSpaces(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0x20000...0x3FFFF: true
      default: false
      }
    }
  }
}
