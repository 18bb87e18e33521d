import Narration
import Semantics

extension Rule {
  static let contextMenuOnly = Rule(
    .contextMenuOnly, "What a context menu offers is offered elsewhere, too",
    why: """
      Nothing that is seen or heard tells of a context menu: it is found by whoever rests a finger on the right thing by \
      chance, or looks through the actions of each stop. Apple's guidelines ask that all of it be in the main interface \
      as well. What does something else when it is tapped is left alone.
      """,
    policy: .experimental, impact: .moderate, criteria: ["2.5.1"],
    fix: "Add a Menu or buttons with the same actions, or name them in accessibilityActions(_:).",
    failing: Example("a menu that nothing tells of", [album]) { screen, action, _ in
      open(screen, action)
      return []
    },
    passing: Example("the menu beside a button that does the same", [album, .button("share", "Share")]) {
      screen, action, _ in
      open(screen, action)
      return []
    },
    check: .step { step, verdicts in
      // What a tap opens may well offer the same.
      guard step.opensContextMenu, let node = step.node, !node.actions.contains(.activate) else { return }
      let offered = step.appeared.filter { $0.isActionable && !$0.node.isOfSystem }
      // The way out of the menu is written nowhere in the component.
      let written = offered.filter { $0.node.source != nil }
      let entries = (written.isEmpty ? offered : written).compactMap(\.name)
      guard !entries.isEmpty else { return }
      guard let entry = missing(of: entries, at: node) else { return verdicts.pass() }
      verdicts.fail(node, "nothing but the context menu of \(node.title) offers “\(escaped(entry))”")
    })

  /// The first entry that neither the node offers in another way nor a control close to it; nil where a menu is close.
  private static func missing(of entries: [String], at node: AuditedNode) -> String? {
    let around = [sequence(first: node, next: \.stopBefore), sequence(first: node, next: \.stopAfter)]
    let controls = (Array(node.descendants) + around.flatMap { $0.dropFirst().prefix(3) }).filter(\.isActionable)
    if controls.contains(where: { $0.node.role == .menu }) { return nil }
    let offered = Set(node.namedActions + controls.compactMap(\.name))
    return entries.first { !offered.contains($0) }
  }

  private static let album = SemanticNode.text("album", "Holidays").with {
    $0.actions = [.showMenu]
  }

  @MainActor
  private static func open(_ screen: ExampleScreen, _ action: SemanticAction) {
    guard action == .showMenu else { return }
    var menu = SemanticNode(id: "menu", role: .group, children: [.button("entry", "Share")])
    menu.container = .modal
    screen.tree.nodes.append(menu)
  }
}

extension AuditedStep {
  fileprivate var opensContextMenu: Bool {
    guard changed, case .perform(let action) = gesture, action == SemanticAction.showMenu.keyword else { return false }
    return after.nodes.contains { $0.node.container == .modal && !before.shows($0.node.id) }
  }
}
