import Semantics

extension Rule {
  static let visibleNotSpoken = Rule(
    .visibleNotSpoken, "What can be read can be heard",
    why: """
      A text that is hidden, or that an element with a label of its own leaves out, is there for the eye alone. It is told \
      where not one word of it is spoken: a label may well say the same otherwise. A chart that is hidden keeps its values \
      to itself as well, and so do rings and bars that were made of shapes: nobody hears how far something is. Dots tell \
      of a state by their colours alone where one colour stands beside several rows and no word does so too, and a red line \
      around a field tells whoever sees it that something is wrong.
      """,
    policy: .experimental, impact: .serious, criteria: ["1.1.1", "1.3.1"],
    fix: "Say it in accessibilityLabel(_:) or accessibilityValue(_:), or take accessibilityHidden(_:) away.",
    failing: Example(
      "an element that leaves a text out", SemanticNode(id: "pollen", label: "Pollen"),
      withheld: [WithheldNode(node: .text("amount", "Very high"), reason: .ignored, owner: "pollen")]),
    passing: Example(
      "the element with both", SemanticNode(id: "pollen", label: "Pollen", value: "very high"),
      withheld: [WithheldNode(node: .text("amount", "Very high"), reason: .ignored, owner: "pollen")]),
    check: .tree { tree, verdicts in
      judgeBorders(of: tree, &verdicts)
      guard tree.shownCount < tree.entries.count else { return }
      var spoken: [SpokenWords]?
      for node in tree.withheld where node.node.role == .text && node.isStop {
        let words = SpokenWords(node.visibleText).words.filter { $0.count > 1 }
        guard words.contains(where: { $0.count > 3 && $0.contains(where: \.isLetter) }) else { continue }
        switch node.entry.withheld {
        case .ignored:
          guard let owner = node.entry.owner.flatMap({ tree.node($0) }), !owner.isWithheld, owner.name != nil else {
            continue
          }
          let heard = SpokenWords(owner.allTexts).words
          if words.contains(where: { word in heard.contains { isSame($0, word) } }) {
            verdicts.pass()
          } else {
            verdicts.fail(node, "“\(escaped(node.visibleText))” can be read, and \(owner.title) says nothing of it")
          }
        case .hidden where node.entry.owner == nil && node.entry.parent == nil:
          let all = spoken ?? tree.nodes.map { SpokenWords($0.allTexts) }
          spoken = all
          if all.contains(where: { heard in words.allSatisfy { word in heard.words.contains { isSame($0, word) } } }) {
            verdicts.pass()
          } else {
            verdicts.fail(node, "“\(escaped(node.visibleText))” can be read and is hidden from whoever listens")
          }
        default: continue
        }
      }
      judgePictures(of: tree, &verdicts)
      judgeAmounts(of: tree, &verdicts)
      judgeDots(of: tree, &verdicts)
    })

  /// Whether two words are the same, or one is the other cut short.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || (min(one.count, other.count) > 2 && (one.hasPrefix(other) || other.hasPrefix(one)))
  }
}

extension AuditedNode {
  /// All that a reader may speak of the node.
  var allTexts: String {
    let it = node
    var texts = [it.label, it.value, it.hint, it.placeholder].compactMap(\.self) + it.namedActions
    for content in it.customContent { texts += [content.label, content.value] }
    return texts.joined(separator: ", ")
  }
}
