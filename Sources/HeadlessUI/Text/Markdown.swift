/// The inline marks that localized texts may have, and that nobody hears.
enum Markdown {
  /// The text without emphasis, code and link marks; a mark after a backslash stays as itself.
  static func plain(_ text: String) -> String {
    guard isMarked(text) else { return text }
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
