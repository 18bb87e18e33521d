import Semantics

extension Rule {
  static let nameBareNumber = Rule(
    .nameBareNumber, "Numbers are heard with what they count",
    why: """
      A listener who comes upon “3” between two buttons does not know three of what. A number alone, or with a symbol of \
      a unit, needs a word: in its label, in the text just before it, in the group or the table around it. A unit that \
      is spelt out is enough.
      """,
    policy: .wcag, impact: .moderate, criteria: ["1.3.1", "2.4.6"],
    fix: """
      Give the text an accessibilityLabel(_:) that says what is counted and let accessibilityValue(_:) be the number, or \
      combine it with its caption by accessibilityElement(children: .combine).
      """,
    failing: Example(
      "a number between two buttons", .button("less", "Less"), .text("count", "3"), .button("more", "More")),
    passing: Example(
      "the number with a word", .button("less", "Less"), .text("count", "Capo 3"), .button("more", "More")),
    check: .node { node, verdicts in
      let it = node.node
      guard isText(it), node.isStop, let text = node.name ?? it.value.flatMap(AuditedNode.name),
        text.utf8.count < 48, text.contains(where: \.isNumber)
      else { return }
      // A number as the label of a value is judged as a label.
      guard it.label == nil || it.value == nil, BareNumber.matches(text), !isPrice(text), !hasContext(node) else {
        return verdicts.pass()
      }
      verdicts.fail(node, "“\(escaped(text))” does not say what it counts")
    })

  private static func isText(_ node: SemanticNode) -> Bool {
    guard !node.traits.contains(.button), !node.traits.contains(.header) else { return false }
    switch node.role {
    case .text: return true
    case .element: return node.label != nil || node.actions.isEmpty
    default: return false
    }
  }

  /// A price is spoken with its currency in words, and says by itself what it is.
  private static func isPrice(_ text: String) -> Bool { text.contains(where: \.isCurrencySymbol) }

  private static func hasContext(_ node: AuditedNode) -> Bool {
    let it = node.node
    if it.hasRareFacets {
      if !it.customContent.isEmpty { return true }
      if let cell = it.cell, !(cell.rowHeaders + cell.columnHeaders).isEmpty { return true }
    }
    if node.ancestors.contains(where: { $0.name != nil || $0.node.cell?.hasHeaders == true }) { return true }
    // Between “Decrease bottles” and “Increase bottles” it is clear what there are two of.
    if let pair = node.stopBefore?.splitStepper, pair.isBare == false, pair.number?.place == node.place { return true }
    guard let before = node.precedingSibling, before.isStop, !before.isActionable, let caption = before.name else {
      return false
    }
    return caption.contains(where: \.isLetter) && !BareNumber.matches(caption) && !before.isNamedByItsPicture
  }
}

extension TableCell {
  fileprivate var hasHeaders: Bool { !rowHeaders.isEmpty || !columnHeaders.isEmpty }
}
