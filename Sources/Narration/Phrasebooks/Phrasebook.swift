import Semantics

/// The words of one reader in one language, and how they are put together.
public struct Phrasebook: Sendable {
  /// What a word stands for.
  public enum Word: String, Sendable, Hashable, CaseIterable {
    case button, backButton, link, heading, headingLevel, image, selected, dimmed,
      adjustable, adjustHint, switchButton, on, off, mixed, toggleHint, textField,
      secureTextField, searchField, isEditing, editHint, misspelledHint, tab, position, listStart,
      listEnd, landmark, landmarkEnd, row, column, spansRows, spansColumns, actionsAvailable,
      actionsHint, moreContent, expanded, collapsed, expandHint, collapseHint, popUpButton, pickerHint,
      pickerItem, draggable, alert, increment, decrement, back
  }

  /// The language, as the first part of a locale's identifier.
  public let language: String
  /// Whether the words were heard from the reader itself; else they are its maker's words from elsewhere.
  public let isHeard: Bool
  /// The pause between pieces.
  let separator: String
  /// The words as they are spoken; `%1` and `%2` stand for numbers.
  private let spoken: [Word: String]
  /// The words as the snapshot notation writes them, where they differ from the spoken ones.
  private let written: [Word: String]

  init(
    language: String, isHeard: Bool, separator: String = ", ", spoken: [Word: String], written: [Word: String] = [:]
  ) {
    self.language = language
    self.isHeard = isHeard
    self.separator = separator
    self.spoken = spoken
    self.written = written
  }

  /// The book of a locale's language, or nil where a reader has none.
  static func of(locale: String, among books: [Phrasebook]) -> Phrasebook? {
    let language = languageCode(of: locale)
    return books.first { $0.language == language }
  }

  /// Every language of VoiceOver on iOS.
  static let voiceOverIOS: [Phrasebook] = [.english, .german, .spanish, .arabic]

  /// The words that the language lacks.
  var missing: [Word] { Word.allCases.filter { spoken[$0] == nil } }

  /// The word in a notation; a word that the language lacks is English.
  func word(_ word: Word, in notation: Notation, _ numbers: Int...) -> String {
    let book =
      notation == .snapshot
      ? written[word] ?? spoken[word] ?? Phrasebook.english.written[word] : spoken[word]
    var text = book ?? Phrasebook.english.spoken[word] ?? word.rawValue
    for (index, number) in numbers.enumerated() { text = text.replacing("%\(index + 1)", with: String(number)) }
    return text
  }
}
