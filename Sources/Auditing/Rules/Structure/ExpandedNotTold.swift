import Narration
import Semantics

extension Rule {
  static let expandedNotTold = Rule(
    .expandedNotTold, "What opens and closes says which it is",
    why: """
      A home-made section shows what belongs to it when its header is pressed, and takes it away again. Without a state \
      the header sounds the same either way, and nobody who listens knows that there is more, or that it is there now.
      """,
    policy: .experimental, impact: .serious, criteria: ["4.1.2"],
    fix: "Use a DisclosureGroup, or say the state with accessibilityValue(_:), such as “expanded”.",
    failing: Example("a header that shows a text and says nothing", [.button("header", "Details")]) { screen, _, _ in
      toggle(screen, value: nil)
    },
    passing: Example("the header with its state", [.button("header", "Details").with { $0.value = "collapsed" }]) {
      screen, _, _ in
      toggle(screen, value: ("collapsed", "expanded"))
    },
    check: .exploration { exploration, verdicts in
      var judged: Set<String> = []
      for step in exploration.steps where step.changed && step.gesture == .activate(1) {
        guard let node = step.node, let after = step.nodeAfter, shows(step), closes(step, in: exploration) else {
          continue
        }
        guard judged.insert(node.semanticPath).inserted else { continue }
        if node.node.heard != after.node.heard || !step.announcements.isEmpty {
          verdicts.pass()
        } else {
          verdicts.gestures = step.gestures
          verdicts.fail(node, "\(node.title) shows more and takes it away again, and sounds the same either way")
        }
      }
    })

  /// Whether everything that was there still is, and more follows.
  private static func shows(_ step: AuditedStep) -> Bool {
    step.after.shownCount > step.before.shownCount
      && step.before.nodes.allSatisfy { step.after.shows($0.node.id) }
  }

  /// Whether the same gesture on the same element leads back.
  private static func closes(_ step: AuditedStep, in exploration: Exploration) -> Bool {
    guard let place = step.nodeAfter?.semanticPath else { return false }
    return exploration.steps.contains {
      $0.from == step.to && $0.to == step.from && $0.gesture == step.gesture && $0.node?.semanticPath == place
    }
  }

  @MainActor
  private static func toggle(
    _ screen: ExampleScreen, value: (closed: String, open: String)?
  ) -> [SemanticEvent.Kind] {
    let isOpen = screen.tree.nodes.count > 1
    if isOpen { screen.tree.nodes.removeLast() } else { screen.tree.nodes.append(.text("more", "Made of clay")) }
    if let value { screen.change("header") { $0.value = isOpen ? value.closed : value.open } }
    return []
  }
}
