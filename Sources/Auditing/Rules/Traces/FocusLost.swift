import Narration
import Semantics

extension Rule {
  static let focusLost = Rule(
    .focusLost, "When the focused control goes, the program says where to go on",
    why: """
      A button that turns into a stepper, or a row that closes, takes the reader's cursor with it. It then rests on \
      whatever happens to stand there, and is read as if somebody had gone there: the next double tap does something \
      that nobody meant. A successor of the same kind, such as the next row of a list, is fine.
      """,
    policy: .wcag, impact: .serious, criteria: ["2.4.3"],
    fix: """
      Bind accessibilityFocused(_:) on the view that follows and set it in the same action, or keep one view and change \
      its label and its actions.
      """,
    failing: Example("a button that becomes a stepper", [.button("add", "Add to bag")]) { screen, _, _ in
      screen.tree.nodes = [
        .button("remove", "Remove Mug"), .text("count", "1"), .button("more", "Increase quantity of Mug"),
      ]
      return []
    },
    passing: Example("a button that becomes a stepper and sends the cursor there", [.button("add", "Add to bag")]) {
      tree, action, id in
      tree.nodes = [.adjustable("count", "Mug: Quantity", value: "1")]
      return [SemanticEvent(.focusRequested, node: "count", cause: .action(action, id))]
    },
    check: .step { step, verdicts in
      guard step.changed, let node = step.node else { return }
      // Where something modal closes, the system itself tells of another screen.
      guard !node.isInModal else { return }
      // The button that clears a field goes with the text in it, as the system's own does.
      guard !step.clearedField else { return }
      // A button above the keyboard goes with it, and the system takes the cursor back.
      guard !step.endedTyping else { return }
      // Whoever deletes a row from its actions knows that it goes; a search that is cancelled is the system's matter.
      guard !node.node.isOfSystem, !step.deletesRow else { return }
      // A message that came up goes by its own button, and all is as it was before.
      guard !step.closesMessage else { return }
      guard step.lostFocus else {
        if step.nodeAfter == nil, step.movedFocus { verdicts.pass() }
        return
      }
      let landed = step.step.cursorAfter.flatMap { step.after.node($0) }
      if let landed, isSuccessor(landed, in: step) { return verdicts.pass() }
      let place = landed.map { "the cursor falls on \($0.title)" } ?? "nothing is left for the cursor"
      verdicts.fail(step.node, "\(step.node?.title ?? "") vanishes and \(place)")
    })

  /// Whether what the cursor fell on continues what it was on.
  private static func isSuccessor(_ landed: AuditedNode, in step: AuditedStep) -> Bool {
    guard let old = step.node else { return false }
    if isLastOfSeveral(old, in: step) { return true }
    guard landed.role == old.role, kinds(landed) == kinds(old) else { return false }
    if let other = step.before.node(landed.node.id) {
      // Plus is no successor of minus.
      if old.splitStepper?.second.place == other.place || other.splitStepper?.second.place == old.place { return false }
      // The next of several of a kind: the rows of a list and what stands in each of them.
      return landed.parent?.node.id == old.parent?.node.id || landed.parent?.role == old.parent?.role
    }
    if landed.name != nil, landed.name == old.name { return true }
    return step.vanished.count == 1 && step.appeared.count == 1
  }

  /// Whether the last row of several goes, and those before it stay: the list is still there, and ends earlier.
  private static func isLastOfSeveral(_ old: AuditedNode, in step: AuditedStep) -> Bool {
    guard step.appeared.isEmpty, let source = old.node.source else { return false }
    return step.before.nodes.contains { twin in
      twin.place < old.place && twin.node.source == source && twin.role == old.role && kinds(twin) == kinds(old)
        && step.after.shows(twin.node.id)
    }
  }

  /// What can be done, without the names.
  private static func kinds(_ node: AuditedNode) -> Set<String> {
    Set(node.actions.map { $0.keyword ?? "named" })
  }
}

extension AuditedNode {
  /// Whether the node is in something modal.
  var isInModal: Bool { ancestors.contains { $0.traits.contains(.modal) || $0.node.container == .modal } }
}

extension AuditedStep {
  /// Whether a field was typed into before, and none is any more.
  var endedTyping: Bool {
    before.nodes.contains { $0.hasRareFacets && $0.node.isEditing == true }
      && !after.nodes.contains { $0.hasRareFacets && $0.node.isEditing == true }
  }

  /// Whether an action behind a swipe did away with the row it belongs to, and with nothing else.
  ///
  /// Each part of a row offers the actions of the row.
  fileprivate var deletesRow: Bool {
    guard case .perform = gesture, let node, appeared.isEmpty else { return false }
    let actions = Set(node.actions.filter { if case .named = $0 { true } else { false } })
    let vanished = vanished
    return vanished.count == 1 || !actions.isEmpty && vanished.allSatisfy { actions.isSubset(of: $0.actions) }
  }

  /// Whether a button of a message that an earlier step brought up, one text and a button or two, did away with it.
  ///
  /// Nothing else is otherwise then, so that the screen is what it was before the message came up.
  fileprivate var closesMessage: Bool {
    guard isReturn, isActivation, let node, appeared.isEmpty else { return false }
    let vanished = vanishedTogether
    guard (2...3).contains(vanished.count), vanished.count(where: { $0.node.role == .text }) == 1,
      vanished.contains(where: { $0.node.id == node.node.id })
    else { return false }
    return node.isClosing
  }

  /// Whether a field that held a text is empty now.
  var clearedField: Bool {
    after.nodes.contains { field in
      guard field.isField, field.value ?? "" == "", let old = before.node(field.node.id) else { return false }
      return old.value ?? "" != ""
    }
  }
}
