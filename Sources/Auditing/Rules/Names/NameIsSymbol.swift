import Semantics

extension Rule {
  static let nameIsSymbol = Rule(
    .nameIsSymbol, "Names are made of words",
    why: """
      “+”, “−” and “×” as names are read as “plus”, “minus”, “times” or not at all, which does not say what is added or \
      closed, and cannot be spoken to the device. Keys of a keyboard and a choice of emoji are what they show.
      """,
    policy: .wcag, impact: .serious, criteria: ["4.1.2", "1.1.1"],
    fix: "Say what the control does with accessibilityLabel(_:), such as “Decrease quantity”.",
    failing: Example("a button that says “−”", .button("less", "−", drawn: "−")),
    passing: Example("the button with words", .button("less", "Decrease quantity", drawn: "−")),
    check: .node { node, verdicts in
      let it = node.node
      guard it.label != nil, !it.traits.contains(.keyboardKey), node.isActionable || node.isPicture, node.isStop,
        let name = node.name
      else { return }
      guard isSymbolic(name), !isOneEmojiOfMany(node, name) else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) is a symbol and no word")
    })

  private static func isSymbolic(_ name: String) -> Bool { !name.contains { $0.isLetter || $0.isNumber } }

  /// Whether the node stands beside two others that are named by emoji, which are then what is chosen among.
  private static func isOneEmojiOfMany(_ node: AuditedNode, _ name: String) -> Bool {
    guard isEmoji(name) else { return false }
    let places = [-2, -1, 1, 2].filter { distance in
      let place = node.place + distance
      guard place >= 0, place < node.tree.shownCount else { return false }
      let other = AuditedNode(tree: node.tree, place: place)
      guard other.entry.parent == node.entry.parent, other.isActionable, let name = other.name else { return false }
      return isEmoji(name)
    }
    return places.count >= 2
  }

  private static func isEmoji(_ name: String) -> Bool {
    name.allSatisfy { $0.unicodeScalars.first!.properties.isEmoji && !$0.isASCII }
  }
}
