import Semantics

extension Rule {
  static let hiddenFocusable = Rule(
    .hiddenFocusable, "Nothing that works is hidden",
    why: """
      A control that is hidden from assistive technologies stays on the screen and works for whoever sees it; somebody \
      who listens or switches never meets it. That also happens where a view that holds the control is hidden.
      """,
    policy: .wcag, impact: .serious, criteria: ["4.1.2", "2.1.1"],
    fix: """
      Take accessibilityHidden(_:) away from the control and from what holds it, or let another element offer the same \
      with accessibilityAction(named:) or accessibilityAdjustableAction(_:).
      """,
    failing: Example(
      "a hidden button", .text("mug", "Mug"),
      withheld: [WithheldNode(node: .button("remove", "Remove"), reason: .hidden)]),
    passing: Example(
      "a hidden picture", .text("mug", "Mug"),
      withheld: [WithheldNode(node: SemanticNode(id: "photo", role: .image, traits: .image), reason: .hidden)]),
    check: .tree { tree, verdicts in
      guard tree.shownCount < tree.entries.count else { return }
      let hasAdjustable = tree.nodes.contains { $0.node.isAdjustable && $0.isStop }
      for node in tree.withheld where node.entry.withheld == .hidden && node.children.isEmpty {
        guard node.isOperable, node.soundsOperable else {
          verdicts.pass()
          continue
        }
        switch standIn(for: node, besideAdjustable: hasAdjustable) {
        case true?: verdicts.pass()
        case false?:
          verdicts.fail(node, "\(node.title) works for whoever sees it and is hidden from whoever listens")
        case nil:
          verdicts.review(
            node, .localeWordlistMissing,
            "\(node.title) is hidden, and only its name can tell whether the adjustable element does the same")
        }
      }
    })

  /// Whether an element that is not hidden does what the hidden control does; nil where that cannot be told.
  private static func standIn(for node: AuditedNode, besideAdjustable: Bool) -> Bool? {
    if let owner = node.entry.owner.flatMap({ node.tree.node($0) }) { return !owner.actions.isEmpty }
    // A picture in a row that reacts to a tap is a part of what the row says.
    if node.role == .image, node.appearance?.tap == .gesture, isInTappedRow(node) { return true }
    // The two halves of a home-made stepper are for the finger where one adjustable element is for the listener.
    guard besideAdjustable else { return false }
    if let symbol = node.identifier, ["plus", "minus"].contains(symbol.prefix { $0 != "." }) { return true }
    guard let name = node.name else { return false }
    guard name.contains(where: { $0.isLetter || $0.isNumber }) else { return true }
    // A label may be in another language than the screen: one that was not translated.
    let spoken = name.lowercased().split { !$0.isLetter }.map(String.init)
    if spoken.contains(where: { word in WordList.all.contains { $0.adjusting.contains(word) } }) { return true }
    return node.words == nil ? nil : false
  }

  /// Whether an element near by, of the same stack or right behind it, reacts to a tap as well and is spoken.
  private static func isInTappedRow(_ hidden: AuditedNode) -> Bool {
    let before = hidden.entry.after.flatMap { hidden.tree.node($0)?.place } ?? -1
    guard let next = hidden.tree.nodes.first(where: { $0.isStop && $0.place > before }) else { return false }
    return next.appearance?.tap == .gesture && next.isActionable && next.soundsOperable
  }
}
