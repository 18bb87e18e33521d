import Narration
import Semantics

extension Rule {
  static let focusSteal = Rule(
    .focusSteal, "The cursor stays where it was put",
    why: """
      A program that moves the cursor when somebody only arrives at a control, or adjusts a value, takes them away from \
      where they work: they cannot press again, or never reach what is beside it. It is experimental, because there is \
      no agreement whether plus and minus may hand the cursor to the field between them.
      """,
    policy: .experimental, impact: .serious, criteria: ["3.2.1", "3.2.2"],
    fix: """
      Set an AccessibilityFocusState only when the control that has the cursor goes away, or something new asks for an \
      answer; never in onChange(of:) of a value.
      """,
    failing: Example(
      "a value that sends the cursor away", [.adjustable("count", "Quantity", value: "2"), .button("pay", "Pay")]
    ) { tree, action, id in
      guard id == "count" else { return [] }
      tree.nodes[0].value = action == .increment ? "3" : "1"
      return [SemanticEvent(.focusRequested, node: "pay", cause: .action(action, id))]
    },
    passing: Example(
      "a value that keeps the cursor", [.adjustable("count", "Quantity", value: "2"), .button("pay", "Pay")]
    ) { screen, action, id in
      guard id == "count" else { return [] }
      screen.change("count") { $0.value = action == .increment ? "3" : "1" }
      return []
    },
    check: .exploration { exploration, verdicts in
      for visit in exploration.visits where visit.node != nil {
        guard visit.cursor != visit.stop.node, visit.tree.node(visit.stop.node)?.isWithheld == false else { continue }
        verdicts.gestures = visit.gestures
        let there = visit.cursor.flatMap { visit.tree.node($0)?.title } ?? "nowhere"
        verdicts.fail(visit.node, "the cursor does not stay on \(visit.node?.title ?? "") but goes to \(there)")
      }
      let buttons = Set(AdjustingButton.all(in: exploration).flatMap { $0.steps.map(\.stop.node) })
      for step in exploration.steps where step.changed && (isInput(step) || buttons.contains(step.stop.node)) {
        guard step.nodeAfter?.isEnabled == true else { continue }
        guard let cursor = step.step.cursorAfter, cursor != step.stop.node, let there = step.after.node(cursor) else {
          verdicts.pass()
          continue
        }
        // What is new may ask for an answer.
        guard step.before.node(cursor) != nil else { continue }
        verdicts.gestures = step.gestures
        verdicts.fail(step.node, "\(step.node?.title ?? "") is used and the cursor is sent to \(there.title)")
      }
      verdicts.gestures = []
    })

  /// Whether a gesture sets a value: an adjustment, a switch, or typing.
  private static func isInput(_ step: AuditedStep) -> Bool {
    if step.direction != nil { return true }
    switch step.gesture {
    case .type: return true
    case .activate:
      guard let node = step.node else { return false }
      return node.role == .toggle || node.traits.contains(.toggle)
    default: return false
    }
  }
}
