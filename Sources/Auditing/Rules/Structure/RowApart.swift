import Semantics

extension Rule {
  static let rowApart = Rule(
    .rowApart, "What stands in a row is heard together",
    why: """
      Rows of texts are a table to the eye: what is on the left, or at the top, says what the others mean. As stops of \
      their own they are a run of words and numbers, and whoever comes to “10 mg” has to remember what for. A sentence \
      whose words stand side by side falls apart in the same way, and so does a table that is made of columns: all that \
      the numbers are of is heard before the first of them.
      """,
    policy: .experimental, impact: .moderate, criteria: ["1.3.1"],
    fix: """
      Put accessibilityElement(children: .combine) on the row, use LabeledContent, or name the column in the label of each \
      text. Build a sentence of several styles from one Text.
      """,
    failing: Example(
      "two prices in rows", text("tea", "Tea", 1), text("three", "3 euros", 2), text("mug", "Mug", 1),
      text("nine", "9 euros", 2)),
    passing: Example(
      "prices that say what they are of", text("tea", "Tea", 1), text("three", "3 euros", 2, label: "Tea: 3 euros"),
      text("mug", "Mug", 1), text("nine", "9 euros", 2, label: "Mug: 9 euros")),
    check: .tree { tree, verdicts in
      var rows: [[AuditedNode]] = []
      for node in tree.nodes {
        guard let row = row(from: node) else {
          if node.hasRareFacets, node.appearance?.row?.index == 1 { verdicts.pass() }
          continue
        }
        if let one = rows.last?.last, one.next?.place == node.place, rows.last?.count == row.count {
          rows.append(row)
        } else {
          judge(rows, &verdicts)
          rows = [row]
        }
      }
      judge(rows, &verdicts)
      judgeColumns(of: tree, &verdicts)
      judgeCards(of: tree, &verdicts)
    })

  /// The texts of the row that begins with a node, where each is a stop that says what is written and no more.
  private static func row(from node: AuditedNode) -> [AuditedNode]? {
    guard node.hasRareFacets, let place = node.appearance?.row, place.index == 1, !node.isInsideNamed else {
      return nil
    }
    var row = [node]
    while row.count < place.count, let next = row.last?.next, next.appearance?.row?.index == row.count + 1 {
      row.append(next)
    }
    return row.count == place.count && row.allSatisfy(saysWhatIsWritten) ? row : nil
  }

  static func saysWhatIsWritten(_ node: AuditedNode) -> Bool {
    node.node.role == .text && node.isStop && !node.traits.contains(.header) && node.actions.isEmpty
      && node.name != nil && node.name == AuditedNode.name(node.visibleText)
  }

  private static func judge(_ rows: [[AuditedNode]], _ verdicts: inout Verdicts) {
    guard let first = rows.first else { return }
    if rows.count > 1 {
      verdicts.fail(
        first[0],
        "\(rows.count) rows of \(first.count) texts, from \(first[0].title) and \(first[1].title) on, are heard text by "
          + "text")
    } else if isPair(first) {
      verdicts.fail(first[0], "\(first[0].title) and \(first[1].title) are one row and two stops")
    } else if isSentence(first) {
      verdicts.fail(first[0], "a sentence is \(first.count) stops, \(first.map(\.title).joined(separator: ", "))")
    } else {
      verdicts.pass()
    }
  }

  /// Whether a word and what belongs to it stand on the two sides of the row.
  private static func isPair(_ row: [AuditedNode]) -> Bool {
    guard row[0].appearance?.isAcrossFromNext == true, row.allSatisfy({ ($0.name?.count ?? 0) < 60 }) else {
      return false
    }
    return row[0].name?.contains(where: \.isLetter) == true
  }

  /// Whether each text goes on where the one before it stopped: it ends without a stop, and the next begins small.
  private static func isSentence(_ row: [AuditedNode]) -> Bool {
    guard row[0].name?.first?.isUppercase == true, row.contains(where: { $0.name?.contains(" ") == true }) else {
      return false
    }
    return zip(row, row.dropFirst()).allSatisfy { one, next in
      one.name?.last.map { $0.isLetter || $0 == "," } == true && next.name?.first?.isLowercase == true
    }
  }

  private static func text(_ id: NodeID, _ text: String, _ index: Int, label: String? = nil) -> SemanticNode {
    .text(id, text).with {
      if let label { $0.label = label }
      $0.appearance = Appearance().with { $0.row = Position(index: index, count: 2) }
    }
  }
}
