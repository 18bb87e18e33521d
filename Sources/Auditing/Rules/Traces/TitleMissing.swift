import Narration
import Semantics

extension Rule {
  static let titleMissing = Rule(
    .titleMissing, "A page that is opened says what it is",
    why: """
      The title of a page is the first that is heard when it opens, and what tells whoever listens that they have come to \
      the right place. A page behind a link that has neither a title nor any heading opens with its back button and says \
      nothing of itself.
      """,
    policy: .experimental, impact: .serious, criteria: ["2.4.2"],
    fix: "Give the content of the page a navigationTitle(_:).",
    failing: Example("a page without a title", [.button("open", "Delivery")]) { screen, _, id in
      screen.open(id, title: nil)
    },
    passing: Example("the page with a title", [.button("open", "Delivery")]) { screen, _, id in
      screen.open(id, title: "Delivery")
    },
    check: .step { step, verdicts in
      guard let node = step.node, !node.traits.contains(.backButton), step.isActivation else { return }
      let backs = [step.before, step.after].map { $0.nodes.count { $0.traits.contains(.backButton) } }
      guard backs[1] > 0, step.vanished.contains(where: { $0.node.id == node.node.id }) || backs[0] == 0 else { return }
      guard step.step.events.contains(where: { if case .screenChanged = $0.kind { true } else { false } }) else {
        return
      }
      let page = step.after.nodes.filter { $0.isStop && !$0.traits.contains(.backButton) }
      if page.contains(where: { $0.traits.contains(.header) }) || saysItself(page, as: node) { return verdicts.pass() }
      let content = step.appeared.first { !$0.traits.contains(.backButton) && $0.location != nil }
      verdicts.fail(content ?? node, "the page behind \(node.title) has neither a title nor a heading")
    })

  /// Whether a page is no more than a text which says what the link said, as a title would.
  private static func saysItself(_ page: [AuditedNode], as link: AuditedNode) -> Bool {
    guard page.count == 1, page[0].node.role == .text, let text = page[0].name else { return false }
    return text.contains(where: \.isLetter) && SpokenWords(link.name ?? "").begins(with: SpokenWords(text))
  }
}

extension ExampleScreen {
  fileprivate func open(_ id: NodeID, title: String?) -> [SemanticEvent.Kind] {
    guard id == "open" else { return [] }
    let back = SemanticNode.button("back", "Back").with { $0.traits.insert(.backButton) }
    let heading = title.map { SemanticNode.text("title", $0).with { $0.traits.insert(.header) } }
    tree.nodes = [back] + (heading.map { [$0] } ?? []) + [.text("text", "Three to five days")]
    return [.screenChanged(text: nil)]
  }
}
