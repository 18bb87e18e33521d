import Semantics

extension Rule {
  static let nameIsAsset = Rule(
    .nameIsAsset, "Names are made for people, not for a catalogue",
    why: """
      The name of a file, of a symbol or an identifier as a label is read letter by letter or with its points: \
      “cart.badge.plus”, “ic_cart_24”. A button that shows a symbol and has no label gets the words of the symbol's name. \
      What is also written on the control, such as the name of a document, is left alone.
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
        let isPicture = node.isPicture
        guard isPicture || node.isActionable, node.isStop, let name = node.name else { continue }
        if PictureNames.looksLikeOne(name) && !isPartOfDrawn(name, it.drawn) {
          // An image that nobody named has its own rule.
          if !(isPicture && node.isNamedByItsPicture) {
            verdicts.fail(node, "\(node.title) looks like the name of a file or a symbol")
          }
        } else if !isPicture, it.drawn.isEmpty,
          node.isNamedByItsPicture || mayBeAPicture(name) && isPictureInside(name, pictures[it.id] ?? [])
        {
          verdicts.fail(node, "\(node.title) is the name of a symbol")
        } else {
          verdicts.pass()
        }
      }
    })

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
