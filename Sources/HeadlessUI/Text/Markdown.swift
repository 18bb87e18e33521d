/// The inline marks that localized texts may have, and that nobody hears.
enum Markdown {
  /// The text without emphasis, code and link marks.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(where: { marks.contains($0) }) else { return text }
    return
      text
      .replacing(/\[([^\[\]\n]+)\]\(([^()\s]+)\)/) { $0.1 }
      .replacing(/\*\*(\S(?:[^*\n]*\S)?)\*\*/) { $0.1 }
      .replacing(/\*(\S(?:[^*\n]*\S)?)\*/) { $0.1 }
      .replacing(/`([^`\n]+)`/) { $0.1 }
      .replacing(/~~(\S(?:[^~\n]*\S)?)~~/) { $0.1 }
  }

  private static let marks: Set<UInt8> = Set("*`[~".utf8)
}
