private import Synchronization

/// The inline marks that localized texts may have, and that nobody hears.
enum Markdown {
  /// The text without emphasis, code and link marks; a mark after a backslash stays as itself.
  static func plain(_ text: String) -> String {
    guard isMarked(text) else { return text }
    // A screen has few texts with marks, and shows them again and again; patterns take long to make.
    if let known = known.withLock({ $0[text] }) { return known }
    let plain = unmarked(text)
    known.withLock { known in
      if known.count >= 1_000 { known.removeAll() }
      known[text] = plain
    }
    return plain
  }

  private static let known = Mutex<[String: String]>([:])

  private static func unmarked(_ text: String) -> String {
    var rest = text
    var escaped: [Character] = []
    if rest.contains("\\") {
      rest = rest.replacing(/\\([\\*_`~\[\]()])/) { match in
        escaped.append(match.1.first!)
        return String(Markdown.hidden)
      }
    }
    rest =
      rest
      .replacing(/\^\[([^\[\]\n]*)\]\([^()\n]*inflect: ?true[^()\n]*\)/) {
        "\(Inflection.opening)\($0.1)\(Inflection.closing)"
      }
      .replacing(/!?\[([^\[\]\n]*)\]\(([^()\n]*)\)/) { $0.1 }
      .replacing(/`([^`\n]+)`/) { $0.1 }
      .replacing(/\*\*\*(\S(?:[^*\n]*\S)?)\*\*\*/) { $0.1 }
      .replacing(/\*\*(\S(?:[^*\n]*\S)?)\*\*/) { $0.1 }
      .replacing(/\*(\S(?:[^*\n]*\S)?)\*/) { $0.1 }
      .replacing(/\*\*(\S(?:[^*\n]*\S)?)\*\*/) { $0.1 }
      .replacing(/~~(\S(?:[^~\n]*\S)?)~~/) { $0.1 }
      .replacing(/(^|[^\w_])__(\S(?:[^_\n]*\S)?)__(?![\w_])/) { "\($0.1)\($0.2)" }
      .replacing(/(^|[^\w_])_(\S(?:[^_\n]*\S)?)_(?![\w_])/) { "\($0.1)\($0.2)" }
    guard !escaped.isEmpty else { return rest }
    var next = escaped.makeIterator()
    return String(rest.map { $0 == hidden ? next.next() ?? $0 : $0 })
  }

  /// Whether a part of a text is struck out.
  static func strikesOut(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "~")) && text.contains(/~~\S(?:[^~\n]*\S)?~~/)
  }

  static func isMarked(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
        UInt8(ascii: "\\"):
        true
      default: false
      }
    }
  }

  /// Stands for an escaped mark while the others are taken out; no text has this noncharacter.
  private static let hidden: Character = "\u{FFFFE}"
}
