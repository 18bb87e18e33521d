import Semantics

extension Rule {
  static let combineLosesActions = Rule(
    .combineLosesActions, "One element for several keeps what they do",
    why: """
      An element that stands for several is a single stop. What its parts do is lost with ignore, and with combine for \
      every part without a name of its own; nobody who listens can do it any more. Of several switches in one element, only \
      one is heard to be on or off.
      """,
    policy: .wcag, impact: .serious, criteria: ["2.1.1", "4.1.2"],
    fix: """
      Offer what is lost with accessibilityAction(named:), accessibilityActions(_:) or accessibilityAdjustableAction(_:).
      """,
    failing: Example(
      "a row that ignores its two buttons", SemanticNode(id: "row", label: "Mug, 2"),
      withheld: [
        WithheldNode(node: .button("less", "Decrease"), reason: .ignored, owner: "row"),
        WithheldNode(node: .button("more", "Increase"), reason: .ignored, owner: "row"),
      ]),
    passing: Example(
      "the row made adjustable", .adjustable("row", "Mug", value: "2"),
      withheld: [
        WithheldNode(node: .button("less", "Decrease"), reason: .ignored, owner: "row"),
        WithheldNode(node: .button("more", "Increase"), reason: .ignored, owner: "row"),
      ]),
    check: .tree { tree, verdicts in
      let withheld = tree.withheldByOwner
      guard !withheld.isEmpty else { return }
      for owner in tree.nodes {
        guard
          let parts = withheld[owner.node.id]?.filter({
            ($0.entry.withheld == .combined || $0.entry.withheld == .ignored) && $0.children.isEmpty && $0.isOperable
          })
        else { continue }
        if let states = mixedStates(of: parts) {
          verdicts.fail(owner, "\(owner.title) stands for \(states), and how each of them is set cannot be heard")
          continue
        }
        // One tap gesture around several texts reaches each of them.
        let tapped = parts.count { $0.appearance?.tap == .gesture && $0.actions == [.activate] }
        let given = parts.reduce(0) { $0 + max($1.actions.count, 1) } - max(tapped - 1, 0)
        guard given >= 2 || isOneOfSeveral(parts, withheld[owner.node.id] ?? []) else { continue }
        let offered = owner.actions.count - (isActivationNamed(owner, parts) ? 1 : 0)
        guard given > offered else {
          verdicts.pass()
          continue
        }
        let names = parts.map(\.title).joined(separator: ", ")
        verdicts.fail(
          owner,
          "\(owner.title) stands for \(names), and offers \(offered) of the \(given) things that can be done there")
      }
    })

  /// The switches among what was combined, where there are several: only one of their states is spoken.
  private static func mixedStates(of parts: [AuditedNode]) -> String? {
    let switches = parts.filter { $0.entry.withheld == .combined && $0.node.toggle != nil }
    return switches.count > 1 ? switches.map(\.title).joined(separator: ", ") : nil
  }

  /// Whether the one part that does something was ignored, and stands beside texts that do nothing: a touch in the middle
  /// of the whole does not reach it.
  private static func isOneOfSeveral(_ parts: [AuditedNode], _ all: [AuditedNode]) -> Bool {
    guard parts.count == 1, parts[0].entry.withheld == .ignored, parts[0].isEnabled else { return false }
    return all.contains { $0.node.role == .text && $0.entry.withheld == .ignored && !$0.isOperable }
  }

  /// Whether the element's activation is one of its custom actions as well, as combine makes it of a button.
  private static func isActivationNamed(_ owner: AuditedNode, _ parts: [AuditedNode]) -> Bool {
    guard owner.actions.contains(.activate), let first = parts.first(where: { $0.actions.contains(.activate) }) else {
      return false
    }
    return first.entry.withheld == .combined && first.label.map { owner.namedActions.contains($0) } == true
  }
}
