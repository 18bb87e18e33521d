import Narration
import Semantics

extension Rule {
  static let focusNotReturned = Rule(
    .focusNotReturned, "What was opened hands the cursor back when it closes, as its neighbours do",
    why: """
      When a sheet, a popover, an alert or a dialog closes, the system does not bring the cursor back to the button that \
      opened it; somebody who listens begins to search for the place where they were. A component that brings it back \
      after one of them and forgets it after another leaves them at the second. One that never does is left alone.
      """,
    policy: .experimental, impact: .moderate, criteria: ["2.4.3"],
    fix: """
      Bind accessibilityFocused(_:) on the button that opens it and set it when it closes, in onDismiss or with \
      onChange(of:) of its condition.
      """,
    failing: Example("two buttons that open sheets, and one sheet that hands the cursor back", buttons) {
      tree, _, id in
      answer(&tree, id, handingBack: ["sort"])
    },
    passing: Example("two sheets that both hand the cursor back", buttons) {
      tree, _, id in
      answer(&tree, id, handingBack: ["sort", "filter"])
    },
    check: .exploration { exploration, verdicts in
      let closings = exploration.steps.compactMap { step in
        opener(ofWhatClosesIn: step, exploration).map { (step: step, opener: $0) }
      }
      // Whoever closes it in one way of several comes back.
      let kept = Set(closings.filter { handsOn($0.step) }.map { place(of: $0.opener) })
      guard !kept.isEmpty else { return }
      for closing in closings {
        guard !kept.contains(place(of: closing.opener)) else {
          verdicts.pass()
          continue
        }
        verdicts.gestures = closing.step.gestures
        verdicts.fail(
          closing.opener, "what \(closing.opener.title) opens does not hand the cursor back to it when it closes")
      }
      verdicts.gestures = []
    })

  /// The control that opened what a step closes, and that is there again; nil where nothing is closed.
  private static func opener(ofWhatClosesIn step: AuditedStep, _ exploration: Exploration) -> AuditedNode? {
    guard step.changed, let modal = step.node?.ancestors.first(where: { $0.node.container == .modal }),
      !step.after.shows(modal.node.id), !step.after.nodes.contains(where: { $0.node.container == .modal })
    else { return nil }
    let opening = exploration.steps.last { other in
      other.gestures.count < step.gestures.count && step.gestures.starts(with: other.gestures)
        && !other.before.shows(modal.node.id) && other.after.shows(modal.node.id)
    }
    guard let opening, let opener = opening.node, !opener.node.isOfSystem, !opener.isInModal else { return nil }
    switch opener.role {
    case .menu, .menuItem, .picker, .datePicker: return nil
    default: return step.after.shows(opener.node.id) ? opener : nil
    }
  }

  /// Where a control is declared; its path where that is not known.
  private static func place(of node: AuditedNode) -> String {
    node.location.map { "\($0.file):\($0.line)" } ?? node.semanticPath
  }

  /// Whether the program itself sends the cursor somewhere.
  private static func handsOn(_ step: AuditedStep) -> Bool {
    step.step.events.contains { if case .focusRequested = $0.kind { true } else { false } }
  }

  private static let buttons: [SemanticNode] = [.button("sort", "Sort"), .button("filter", "Filter")]

  private static func answer(
    _ tree: inout SemanticTree, _ id: NodeID, handingBack kept: Set<NodeID>
  ) -> [SemanticEvent] {
    guard tree.nodes[0].container == .modal else {
      // Screens that sound alike would be taken for one.
      let close = SemanticNode.button(NodeID("close \(id)"), "Close \(id)")
      let sheet = SemanticNode(id: NodeID("\(id) sheet"), role: .group, children: [close])
      tree.withheld = buttons.map { WithheldNode(node: $0, reason: .covered) }
      tree.nodes = [sheet.with { $0.container = .modal }]
      return [SemanticEvent(.screenChanged(text: nil), node: sheet.id)]
    }
    guard let opener = buttons.map(\.id).first(where: { tree.nodes[0].id == NodeID("\($0) sheet") }) else { return [] }
    tree.nodes = buttons
    tree.withheld = []
    return kept.contains(opener) ? [SemanticEvent(.focusRequested, node: opener)] : []
  }
}
