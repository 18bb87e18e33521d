import Semantics

extension Rule {
  static let traitMissing = Rule(
    .traitMissing, "What can be tapped says so",
    why: """
      A tap gesture makes a view work and says nothing of it: a text stays a text to whoever listens, who never learns \
      that a double tap does something there. Switch Control and Full Keyboard Access pass it by.
      """,
    policy: .wcag, impact: .critical, criteria: ["4.1.2", "2.1.1"],
    fix: "Use a Button, or add accessibilityAddTraits(.isButton) to what reacts to the tap.",
    failing: Example(
      "a text that reacts to a tap",
      .text("open", "Show all").with {
        $0.actions = [.activate]
        $0.appearance = Appearance().with { $0.tap = .gesture }
      }),
    passing: Example(
      "the text with the button trait",
      .text("open", "Show all").with {
        $0.actions = [.activate]
        $0.appearance = Appearance().with { $0.tap = .gesture }
        $0.traits.insert(.button)
      }),
    check: .tree { tree, verdicts in
      for node in tree.nodes { judge(node, &verdicts) }
      for node in tree.withheld where node.entry.withheld == .silent && node.actions.contains(.activate) {
        verdicts.fail(node, "a drawing does something when it is tapped, and no element tells of it")
      }
    })

  private static func judge(_ node: AuditedNode, _ verdicts: inout Verdicts) {
    guard !node.actions.isEmpty, node.actions.contains(.activate), node.isStop else { return }
    guard !node.soundsOperable, !isLabelOfField(node) else { return verdicts.pass() }
    guard node.appearance?.tap == .gesture || !isOfferedBySystem(node) else { return }
    verdicts.fail(
      node, "\(node.title) does something when it is tapped, and nothing says so", want: "the button trait")
  }

  /// Whether the node is the text above a field of the same name, on which a finger only reaches the field.
  private static func isLabelOfField(_ node: AuditedNode) -> Bool {
    guard node.node.role == .text, let field = node.stopAfter, field.isField, let name = node.name else { return false }
    return SpokenWords(name) == SpokenWords(field.name ?? "")
  }

  /// SwiftUI itself takes the trait from what combines buttons, which then are custom actions, and gives none to the
  /// rows of a list with a selection.
  private static func isOfferedBySystem(_ node: AuditedNode) -> Bool {
    if node.appearance?.tap == .selection || node.node.role == .cell || node.parent?.node.container == .list {
      return true
    }
    return !node.namedActions.isEmpty
      && node.absorbed.contains { $0.entry.withheld == .combined && $0.isActionable }
  }
}
