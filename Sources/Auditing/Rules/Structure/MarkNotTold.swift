import Semantics

extension Rule {
  static let markNotTold = Rule(
    .markNotTold, "What is marked among several says so",
    why: """
      A tick or a filled dot on one of several entries tells whoever sees it which of them is chosen. The symbol of an \
      entry that has words is not spoken: all of them sound alike, and nobody who listens knows what is set.
      """,
    policy: .experimental, impact: .serious, criteria: ["4.1.2", "1.3.1"],
    fix: "Use a Picker or a Toggle, also inside a Menu, or add accessibilityAddTraits(.isSelected) to what is chosen.",
    failing: Example("a menu with a tick beside one entry", menu(), withheld: [tick]),
    passing: Example("the menu, in which that entry is selected", menu(chosen: .selected), withheld: [tick]),
    check: .tree { tree, verdicts in
      guard tree.shownCount < tree.entries.count else { return }
      judgeMarks(among: tree.topLevel, &verdicts)
      for node in tree.nodes where !node.children.isEmpty { judgeMarks(among: node.childNodes, &verdicts) }
    })

  private static func judgeMarks(among siblings: [AuditedNode], _ verdicts: inout Verdicts) {
    let entries = siblings.filter { $0.isStop && $0.isActionable && $0.location != nil && !$0.node.isOfSystem }
    guard entries.count > 1 else { return }
    for (_, alike) in Dictionary(grouping: entries, by: \.location) where alike.count > 1 {
      let symbols = alike.map(\.symbols)
      guard let place = oddOne(of: symbols), symbols[place].contains(where: isMark) else { continue }
      let marked = alike[place]
      let other = alike[place == 0 ? 1 : 0]
      if tells(marked, beside: other) {
        verdicts.pass()
      } else {
        let mark = symbols[place].first(where: isMark) ?? ""
        verdicts.fail(marked, "the symbol “\(escaped(mark))” marks \(marked.title), and nothing that is spoken does")
      }
    }
  }

  /// The place of the one that differs from all others, which are the same.
  private static func oddOne(of symbols: [[String]]) -> Int? {
    let kinds = Dictionary(grouping: symbols.indices) { symbols[$0] }
    guard kinds.count == 2 else { return nil }
    let single = kinds.values.filter { $0.count == 1 }
    // Of two, the one with more drawn on it is the marked one.
    if single.count == 2 {
      let marked = symbols.indices.filter { symbols[$0].contains(where: isMark) }
      return marked.count == 1 ? marked[0] : nil
    }
    return single.first?.first
  }

  /// Whether a symbol is a tick, or a shape that is filled or ringed.
  private static func isMark(_ symbol: String) -> Bool {
    let parts = symbol.split(separator: ".")
    guard parts.allSatisfy({ markParts.contains($0) }) else { return false }
    return parts.contains { $0 != "circle" && $0 != "square" && $0 != "app" }
  }

  private static let markParts: Set<Substring> = [
    "checkmark", "circle", "square", "app", "seal", "fill", "filled", "inset", "record", "largecircle", "smallcircle",
  ]

  /// Whether what is spoken of an entry, beside its own words, is otherwise than what is spoken of another one.
  private static func tells(_ marked: AuditedNode, beside other: AuditedNode) -> Bool {
    if marked.traits != other.traits || marked.node.value != other.node.value { return true }
    if marked.node.toggle != other.node.toggle || marked.node.hint != other.node.hint { return true }
    if marked.hasRareFacets, !marked.node.customContent.isEmpty { return true }
    // A label of its own may tell it, as in “Name, chosen”.
    return marked.name != marked.visibleText
  }

  private static func menu(chosen traits: Traits = []) -> SemanticNode {
    let source = SourceLocation(file: "Menu.swift", line: 4)
    let entries = ["Name", "Date", "Size"].map { name in
      SemanticNode.button(NodeID(name), name, drawn: name).with {
        $0.source = source
        if name == "Date" { $0.traits.formUnion(traits) }
      }
    }
    return SemanticNode(id: "menu", role: .group, children: entries).with { $0.container = .modal }
  }

  private static let tick = WithheldNode(
    node: SemanticNode(id: "tick", role: .image, traits: .image).with { $0.identifier = "checkmark" },
    reason: .control, owner: "Date")
}
