/// The words of a text in lower case, without what stands between them.
///
/// A word is a run of letters and digits; an apostrophe inside it is left out, a separator between digits stays.
struct SpokenWords: Hashable {
  let words: [String]

  init(words: [String]) { self.words = words }

  init(_ text: String) { self.init(text, keepsSymbols: false) }

  /// The words, with each symbol that is no punctuation as a word of its own, as where a sign alone is the news.
  static func withSymbols(_ text: String) -> SpokenWords { SpokenWords(text, keepsSymbols: true) }

  private init(_ text: String, keepsSymbols: Bool) {
    var words: [String] = []
    var word = ""
    let characters = Array(text.lowercased())
    for (place, character) in characters.enumerated() {
      let isInNumber =
        place > 0 && place + 1 < characters.count && characters[place - 1].isNumber && characters[place + 1].isNumber
      if character.isLetter || character.isNumber || (isInNumber && ".,٫٬'’:\u{A0}\u{202F}".contains(character)) {
        word.append(character)
      } else if "'’".contains(character), !word.isEmpty {
        continue
      } else {
        if !word.isEmpty { words.append(word) }
        word = ""
        if keepsSymbols, !character.isWhitespace, !character.isPunctuation { words.append(String(character)) }
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  var isEmpty: Bool { words.isEmpty }

  /// The words in one text, with a space between them.
  var phrase: String { words.joined(separator: " ") }

  /// Whether other words stand here one after the other, in their order; no words stand nowhere.
  func contains(_ other: SpokenWords) -> Bool {
    let run = other.words
    guard !run.isEmpty, run.count <= words.count else { return false }
    return (0...words.count - run.count).contains { words[$0..<$0 + run.count].elementsEqual(run) }
  }

  func begins(with other: SpokenWords) -> Bool { !other.isEmpty && words.starts(with: other.words) }

  func ends(with other: SpokenWords) -> Bool {
    !other.isEmpty && words.reversed().starts(with: other.words.reversed())
  }
}
