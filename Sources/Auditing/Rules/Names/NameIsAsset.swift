import Semantics

extension Rule {
  static let nameIsAsset = Rule(
    .nameIsAsset, "Names are made for people, not for a catalogue",
    why: """
      The name of a file, of a symbol or an identifier as a label is read letter by letter or with its points: \
      “cart.badge.plus”, “ic_cart_24”. A button that shows a symbol and has no label gets the words of the symbol's name, \
      and so does an action behind a swipe. What is also written on the control, such as the name of a document, is left alone.
      """,
    policy: .wcag, impact: .serious, criteria: ["1.1.1", "4.1.2"],
    fix: "Say what the picture means, or what the control does, with accessibilityLabel(_:).",
    failing: Example(
      "a picture named after its file",
      SemanticNode(id: "cart", role: .image, traits: .image, label: "cart.badge.plus")),
    passing: Example(
      "the picture with a label", SemanticNode(id: "cart", role: .image, traits: .image, label: "Cart")),
    check: .tree { tree, verdicts in
      lazy var pictures = Dictionary(grouping: tree.withheld.filter { $0.entry.owner != nil }) { $0.entry.owner! }
      for node in tree.nodes {
        let it = node.node
        if node.hasRareFacets { judgeActions(of: node, &verdicts) }
        let isPicture = node.isPicture
        guard isPicture || node.isActionable || isMeasure(it), node.isStop, let name = node.name else { continue }
        if PictureNames.looksLikeOne(name) && !isPartOfDrawn(name, it.drawn) {
          // An image that nobody named has its own rule.
          if !(isPicture && node.isNamedByItsPicture) {
            verdicts.fail(node, "\(node.title) looks like the name of a file or a symbol")
          }
        } else if !isPicture, it.drawn.isEmpty || isMeasure(it),
          node.isNamedByItsPicture || mayBeAPicture(name) && isPictureInside(name, parts(of: it.id, in: pictures))
        {
          verdicts.fail(node, "\(node.title) is the name of a symbol")
        } else {
          verdicts.pass()
        }
      }
    })

  /// Actions behind a swipe, and those of a combined element, are called by what stands on their buttons.
  private static func judgeActions(of node: AuditedNode, _ verdicts: inout Verdicts) {
    for name in node.appearance?.symbolActions ?? [] {
      guard PictureNames.isName(name, of: name.replacing(" ", with: ".")) else {
        verdicts.pass()
        continue
      }
      verdicts.fail(node, "the action “\(escaped(name))” of \(node.title) is the name of a symbol")
    }
  }

  private static func isMeasure(_ node: SemanticNode) -> Bool { node.role == .gauge || node.role == .progress }

  /// What a control took in, and what a control in it took in before, as where a style makes a button of a toggle.
  private static func parts(of id: NodeID, in taken: [NodeID: [AuditedNode]]) -> [AuditedNode] {
    let parts = taken[id] ?? []
    return parts + parts.flatMap { taken[$0.node.id] ?? [] }
  }

  private static func isPartOfDrawn(_ name: String, _ drawn: [String]) -> Bool { drawn.contains { $0.contains(name) } }

  /// What is written like an ordinary label need not be looked for among the pictures.
  private static func mayBeAPicture(_ name: String) -> Bool {
    name.utf8.allSatisfy { $0 < 0x80 } && name.first?.isUppercase == false
  }

  private static func isPictureInside(_ name: String, _ parts: [AuditedNode]) -> Bool {
    parts.contains { part in
      part.node.role == .image && part.node.label == name
        && part.node.identifier.map { PictureNames.isName(name, of: $0) } == true
    }
  }
}
