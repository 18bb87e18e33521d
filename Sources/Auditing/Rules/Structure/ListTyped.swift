import Semantics

extension Rule {
  static let listTyped = Rule(
    .listTyped, "Lists and tables are built, not typed",
    why: """
      Bullets, numbers, dashes and columns of blanks in one text look like a list or a table, and are read as one long \
      run of words that nobody can go through item by item. A bullet or a number that is a text of its own is one stop \
      more at every item, and says nothing.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.3.1"],
    fix: "Make each item a view of its own, in a List or a stack, and keep the bullet from the listener.",
    failing: Example("a list in one text", .text("fruit", "• Cherries\n• Grapes\n• Figs")),
    passing: Example("a sentence", .text("fruit", "Cherries, grapes\nand figs")),
    check: .tree { tree, verdicts in
      for node in tree.nodes where node.node.role == .text && node.isStop {
        guard let text = node.name, text.utf8.count < 10_000 else { continue }
        let lines = mayHoldLines(text) ? text.split(whereSeparator: \.isNewline) : [text[...]]
        if isMarker(text), isItemAfter(node) {
          verdicts.fail(node, "“\(escaped(text))” is a stop of its own before \(node.next?.title ?? "")")
        } else if lines.count > 1 {
          let items = lines.count(where: isItem)
          if items > 1 {
            verdicts.fail(node, "\(items) items of a list are one text, “\(escaped(String(lines[0])))” and so on")
          } else if lines.count(where: isRow) == lines.count {
            verdicts.fail(node, "\(lines.count) rows of a table are one text, “\(escaped(String(lines[0])))” and so on")
          } else {
            verdicts.pass()
          }
        } else if isItem(text[...]), !isItem(node.precedingSibling), let next = node.next, isItem(next),
          isItem(next.next)
        {
          verdicts.fail(node, "a list is typed with bullets, “\(escaped(text))” and so on")
        } else if isColumns(node), !isColumns(node.precedingSibling), isColumns(node.next) {
          verdicts.fail(node, "a table is typed with blanks, “\(escaped(text))” and so on")
        }
      }
    })

  /// Whether a text is a bullet or the number of an item and nothing else.
  private static func isMarker(_ text: String) -> Bool {
    guard let last = text.last, text.utf8.count < 5 else { return false }
    if text.count == 1 { return "•◦▪‣●○■·-–*".contains(last) }
    let number = text.dropLast()
    return (last == "." || last == ")") && number.allSatisfy(\.isNumber)
  }

  /// Whether a text follows that the marker belongs to.
  private static func isItemAfter(_ node: AuditedNode) -> Bool {
    guard let next = node.next, next.node.role == .text, let name = next.name else { return false }
    return name.contains(where: \.isLetter)
  }

  /// Whether a text of one line has columns that runs of blanks hold apart.
  private static func isColumns(_ node: AuditedNode?) -> Bool {
    guard let node, node.node.role == .text, let text = node.name else { return false }
    return mayHoldBlanks(text) && (text.contains("   ") || text.contains("\t"))
  }

  // Nearly every text is one line of words. The bytes tell so at once; characters are looked at where they may matter.
  private static func mayHoldLines(_ text: String) -> Bool { text.utf8.contains { 0x0A...0x0D ~= $0 || $0 >= 0x80 } }

  private static func mayHoldBlanks(_ text: String) -> Bool {
    let (space, tab) = (UInt8(ascii: " "), UInt8(ascii: "\t"))
    var previous = UInt8(0)
    for byte in text.utf8 {
      if byte == tab || (byte == space && previous == space) { return true }
      previous = byte
    }
    return false
  }

  private static func isItem(_ node: AuditedNode?) -> Bool {
    guard let node, node.node.role == .text, let text = node.name else { return false }
    return isItem(text[...])
  }

  /// Whether a line begins with a bullet or a number of a list.
  private static func isItem(_ line: Substring) -> Bool {
    let line = line.drop(while: \.isWhitespace)
    guard let first = line.first, !isLatinLetter(first) else { return false }
    if "•◦▪‣●○■·".contains(first) { return line.count > 1 }
    if "-–—*+".contains(first) { return line.dropFirst().first == " " }
    let number = line.prefix(while: \.isNumber)
    guard !number.isEmpty, number.count < 3 else { return false }
    let rest = line.dropFirst(number.count)
    return (rest.first == "." || rest.first == ")") && rest.dropFirst().first == " "
  }

  private static func isLatinLetter(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  /// Whether a line has columns that blanks or tabs hold apart.
  private static func isRow(_ line: Substring) -> Bool {
    let text = line.drop(while: \.isWhitespace)
    return text.contains("\t") || text.contains("  ") || text.contains(" | ")
  }
}
