extension Phrase {
  /// The phrase in words.
  func text(in notation: Notation, of book: Phrasebook) -> String {
    switch notation {
    case .speech: speech(book)
    case .snapshot: snapshot()
    }
  }

  /// Pieces with pauses between them, then each hint as a sentence.
  private func speech(_ book: Phrasebook) -> String {
    var text = ""
    var isSentence = false
    let isHintAlone = pieces.allSatisfy { $0.facet == .hint || $0.facet == .actions }
    for piece in pieces where !piece.text.isEmpty {
      switch piece.facet {
      case .hint, .actions, .moreContent:
        if piece.rule == "a hint alone is the description" || (isHintAlone && text.isEmpty) {
          text += text.isEmpty ? piece.text : book.separator + piece.text
          continue
        }
        if !text.isEmpty { text += isSentence || text.hasSuffix(".") ? " " : ". " }
        text +=
          piece.text.hasSuffix(".") || piece.text.hasSuffix("!") || piece.text.hasSuffix("?")
          ? piece.text : piece.text + "."
        isSentence = true
      default:
        text += text.isEmpty ? piece.text : book.separator + piece.text
      }
    }
    return text
  }

  /// Description, then the hint behind a bar, in the punctuation of AccessibilitySnapshot.
  private func snapshot() -> String {
    var description = ""
    var words: [String] = []
    var hints: [String] = []
    var extras: [String] = []
    var selected: String?
    var isCell = false
    for piece in pieces {
      switch piece.facet {
      case .label: description += description.isEmpty ? piece.text : " " + piece.text
      case .selected: selected = piece.text
      case .value where !words.isEmpty: words.append(piece.text)
      case .value:
        description += description.isEmpty ? piece.text : (isCell ? " " : ": ") + piece.text
      case .context where piece.rule == "header of a cell":
        isCell = true
        description += (description.isEmpty ? "" : " ") + piece.text + "."
      case .hint where piece.rule == "a hint alone is the description": description = piece.text
      case .hint: hints.append(piece.text)
      case .actions, .moreContent: extras.append(piece.text)
      case .container, .announcement, .customContent: break
      case .dimmed, .role, .state, .position, .context:
        words.append(piece.text.hasSuffix(".") ? piece.text : piece.text + ".")
      }
    }
    if let selected { description = description.isEmpty ? selected + "." : "\(selected): \(description)" }
    if !words.isEmpty {
      if !description.isEmpty, !description.hasSuffix(".") { description += "." }
      description +=
        (description.isEmpty ? "" : " ") + words.joined(separator: " ")
    }
    var hint = ""
    for part in hints {
      if hint.isEmpty {
        hint = part
      } else if part.hasPrefix("Use the rotor") {
        hint += ", " + part
      } else {
        hint += (hint.hasSuffix(".") ? " " : ". ") + part
      }
    }
    return ([description, hint].filter { !$0.isEmpty } + extras).joined(separator: " | ")
  }
}
