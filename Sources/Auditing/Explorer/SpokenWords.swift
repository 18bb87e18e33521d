/// The words and numbers of a text, whatever stands between them and however they are capitalised.
struct SpokenWords: Hashable {
  let words: [String]

  init(_ text: String) {
    // A separator between digits belongs to the number.
    var words: [String] = []
    var word = ""
    let characters = Array(text.lowercased())
    for (place, character) in characters.enumerated() {
      let isInNumber =
        place > 0 && place + 1 < characters.count && characters[place - 1].isNumber && characters[place + 1].isNumber
      if character.isLetter || character.isNumber || (isInNumber && ".,٫٬'’:\u{A0}\u{202F}".contains(character)) {
        word.append(character)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      } else if !character.isWhitespace, !character.isPunctuation {
        words.append(String(character))
      }
    }
    if !word.isEmpty { words.append(word) }
    self.words = words
  }

  /// Whether the other words stand in these, in one piece.
  func contains(_ other: SpokenWords) -> Bool {
    guard !other.words.isEmpty, other.words.count <= words.count else { return false }
    return (0...words.count - other.words.count).contains { words[$0...].starts(with: other.words) }
  }
}
