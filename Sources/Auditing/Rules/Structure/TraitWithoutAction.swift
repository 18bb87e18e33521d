import Semantics

extension Rule {
  static let traitWithoutAction = Rule(
    .traitWithoutAction, "What says that it is a button does something",
    why: """
      The traits of a button and of a link promise that a double tap does something. A text that only has the trait \
      promises it for nothing, and whoever listens presses it again and again.
      """,
    policy: .experimental, impact: .serious, criteria: ["4.1.2"],
    fix: "Use a Button or a Link, add accessibilityAction(_:_:), or take the trait away.",
    failing: Example(
      "a text with the trait of a button", .text("entry", "Free entry").with { $0.traits.insert(.button) }),
    passing: Example(
      "a text that does something",
      .text("entry", "Free entry").with {
        $0.traits.insert(.button)
        $0.actions = [.activate]
      }),
    check: .node { node, verdicts in
      guard !node.traits.isDisjoint(with: [.button, .link]), node.isStop, node.node.isEnabled else { return }
      switch node.node.role {
      case .element, .text, .image, .group: break
      default: return
      }
      // A double tap on what ignores its parts is a tap at its centre, where one of them may react.
      guard node.actions.isEmpty, !node.absorbed.contains(where: { !$0.actions.isEmpty }) else {
        return verdicts.pass()
      }
      verdicts.fail(node, "\(node.title) says that it can be pressed, and nothing happens then")
    })
}
