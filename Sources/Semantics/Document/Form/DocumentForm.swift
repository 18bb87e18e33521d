/// What may stand at a place of a document.
indirect enum DocumentForm: Sendable {
  case text
  case flag
  /// A number, whole or not.
  case number
  case whole(ClosedRange<Int>)
  /// One of a few words; the kind is what a message calls it.
  case word(kind: String, known: [String])
  case locale
  case platform
  /// A date and a time, as ISO 8601 has them.
  case moment
  /// A word, or an object with the data of the action.
  case action
  case list(DocumentForm)
  case object(DocumentShape)

  /// How high rows, columns, positions and lines count: far past any screen, and far from overflow.
  static let highestCount = 10_000_000
  static let count = whole(1...highestCount)

  static func word<Word: CaseIterable & RawRepresentable<String>>(_ kind: String, _ type: Word.Type) -> DocumentForm {
    .word(kind: kind, known: type.allCases.map(\.rawValue))
  }
}
