import Semantics

extension Rule {
  static let markupSpoken = Rule(
    .markupSpoken, "Texts are shown without their markup",
    why: """
      SwiftUI reads Markdown in a literal and in an AttributedString, and never in a String that a variable holds: the \
      asterisks are drawn, and a reader speaks them. Tags and entities of HTML are read nowhere.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.3.1"],
    fix: "Use Text(LocalizedStringKey(text)) or an AttributedString(markdown:), or take the signs out of the text.",
    failing: Example("a word between asterisks", .text("dose", "Take **one** a day")),
    passing: Example("a sum", .text("sum", "2 * 3 ** 2")),
    check: .node { node, verdicts in
      guard node.isStop, !node.isField, let name = node.name else { return }
      // Nearly every text has none of the signs.
      guard name.utf8.contains(where: { $0 == 0x2A || $0 == 0x5F || $0 == 0x5D || $0 == 0x3C || $0 == 0x26 }) else {
        return
      }
      guard let mark = markup(in: name) else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) holds the mark “\(escaped(mark))”, which is spoken")
    })

  private static func markup(in text: String) -> String? {
    if isWrapped(text, in: "**") { return "**" }
    if isWrapped(text, in: "__") { return "__" }
    if text.contains("](http") { return "](" }
    return ["<b>", "<i>", "<br>", "<br/>", "</", "&amp;", "&nbsp;", "&quot;"].first(where: text.contains)
  }

  /// Whether a mark stands right before a word and right after one.
  private static func isWrapped(_ text: String, in mark: String) -> Bool {
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count > 2 else { return false }
    let inside = parts[1]
    return inside.first.map { $0.isLetter || $0.isNumber } == true && inside.last?.isWhitespace == false
  }
}
