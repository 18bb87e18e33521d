import Semantics

extension Rule {
  /// Judges rows beside dots whose colours tell them apart, by whether their words do so as well.
  ///
  /// Where each row has a colour of its own, the dots may be a legend; rows whose names differ in a number alone are none.
  /// One dot alone before a text goes with its words, as in “Online”; after it, it adds what they do not say.
  static func judgeDots(of tree: AuditedTree, _ verdicts: inout Verdicts) {
    var rows: [DottedRow] = []
    func judge(_ verdicts: inout Verdicts) {
      if rows.count == 1, rows[0].isLast {
        verdicts.fail(
          rows[0].text, "a dot of a colour stands after \(rows[0].text.title), and nothing says what it means")
      }
      guard rows.count > 1, Set(rows.map(\.color)).count > 1 else { return }
      if DottedRow.areToldApart(rows) {
        verdicts.pass()
      } else {
        verdicts.fail(
          rows[0].text,
          "dots of several colours stand beside \(rows[0].text.title) and what follows, and nothing says "
            + "what they mean")
      }
    }
    let dots = tree.withheld.filter { $0.entry.withheld == .silent && $0.node.role == .image }
    let owners = Set(dots.compactMap(\.entry.owner))
    for node in dots {
      guard let row = DottedRow(node, among: owners) else { continue }
      if let last = rows.last, !row.follows(last) {
        judge(&verdicts)
        rows = []
      }
      rows.append(row)
    }
    judge(&verdicts)
  }
}

/// A text with a dot of a colour beside it.
private struct DottedRow {
  let text: AuditedNode
  let color: Appearance.Color
  /// Whether the dot stands after all texts of its row.
  let isLast: Bool
  private let words: [String]

  init?(_ dot: AuditedNode, among owners: Set<NodeID>) {
    guard let text = dot.entry.owner.flatMap({ dot.tree.node($0) }), !text.isWithheld, text.name != nil,
      let color = dot.appearance?.foreground
    else { return nil }
    self.text = text
    self.color = color
    isLast = dot.appearance?.drawingOrder != nil
    // Another text of the row may say what the colour means.
    let next = text.stopAfter.flatMap { $0.node.role == .text && !owners.contains($0.node.id) ? $0 : nil }
    words = [text, next].compactMap(\.self).flatMap { SpokenWords($0.allTexts).words }
  }

  /// Whether one row comes soon after another, and nothing begins between them.
  func follows(_ other: DottedRow) -> Bool {
    guard text.place > other.text.place, text.place - other.text.place <= 4 else { return false }
    return (other.text.place + 1...text.place).allSatisfy { place in
      let between = AuditedNode(tree: text.tree, place: place)
      return between.node.role == .text && !between.node.traits.contains(.header)
    }
  }

  static func areToldApart(_ rows: [DottedRow]) -> Bool {
    let kinds = Dictionary(grouping: rows, by: \.color).values
    guard kinds.contains(where: { $0.count > 1 }) else {
      return Set(rows.map { $0.words.filter { !SpokenNumber.hasDigit($0) } }).count > 1
    }
    return kinds.contains { kind in
      guard kind.count > 1, let first = kind.first else { return false }
      let others = rows.filter { $0.color != first.color }
      return first.words.contains { word in
        kind.allSatisfy { $0.words.contains(word) } && !others.contains { $0.words.contains(word) }
      }
    }
  }
}
