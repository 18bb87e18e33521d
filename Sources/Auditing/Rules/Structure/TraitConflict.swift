import Semantics

extension Rule {
  static let traitConflict = Rule(
    .traitConflict, "A control is one thing",
    why: """
      A reader speaks every trait: “button, link” or “button, adjustable” leaves somebody who listens guessing which \
      gesture works. A button, a link, a search field and a key of a keyboard exclude each other, and what is adjusted \
      is neither a button nor a heading.
      """,
    policy: .wcag, impact: .serious, criteria: ["4.1.2"],
    fix: "Where a trait is added to a view that brings another, remove that with accessibilityRemoveTraits(_:).",
    failing: Example(
      "a button that was made a link as well", .button("terms", "Terms").with { $0.traits.insert(.link) }),
    passing: Example("a link", SemanticNode(id: "terms", role: .link, traits: .link, label: "Terms")),
    check: .node { node, verdicts in
      let traits = node.traits
      let isAdjustable = node.isAdjustable
      guard isAdjustable || !traits.isDisjoint(with: [.button, .link, .searchField, .keyboardKey]) else { return }
      guard node.isStop else { return }
      var kinds = exclusiveKinds.filter { traits.contains($0.trait) }.map(\.words)
      if isAdjustable {
        if traits.contains(.header) { kinds.append("a heading") }
        if !kinds.isEmpty { kinds.append("adjustable") }
      }
      // The system's own link is a button as well.
      if node.node.role == .link { kinds.removeAll { $0 == "a button" } }
      guard kinds.count > 1 else { return verdicts.pass() }
      verdicts.fail(node, "\(node.title) is \(kinds.joined(separator: " and ")) at once")
    })

  private static let exclusiveKinds: [(trait: Traits, words: String)] = [
    (.button, "a button"), (.link, "a link"), (.searchField, "a search field"), (.keyboardKey, "a keyboard key"),
  ]
}
