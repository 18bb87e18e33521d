import Narration
import Semantics

extension Rule {
  static let statusNotAnnounced = Rule(
    .statusNotAnnounced, "What appears is heard",
    why: """
      A message that comes up when a button is pressed (saved, an error, a result) is seen at once. Nobody who listens \
      knows of it unless it is announced, or the cursor is brought to it, or the button says something else than before. \
      So it is with suggestions that come up while somebody types into a search field.
      """,
    policy: .experimental, impact: .serious, criteria: ["4.1.3"],
    fix: """
      Post AccessibilityNotification.Announcement with the message, or set an AccessibilityFocusState that leads to it.
      """,
    failing: Example("a message that appears in silence", [.button("save", "Save")]) { screen, _, _ in
      screen.say("Saved")
      return []
    },
    passing: Example("a message that is announced", [.button("save", "Save")]) { screen, _, _ in
      screen.say("Saved")
      return [.announcement(text: "Saved", priority: .default)]
    },
    check: .step { step, verdicts in
      guard step.changed, let node = step.node, let after = step.nodeAfter else { return }
      if step.gesture.isTyping, node.isSearchField { return judgeSearch(step, node, after, &verdicts) }
      guard isPress(step.gesture) else { return }
      let appeared = step.appeared
      guard (1...6).contains(appeared.count), step.vanished.count < 2, !appeared.contains(where: isModal) else {
        return
      }
      guard let message = appeared.first(where: { isMessage($0) && !step.repeatsName($0.name ?? "") }) else { return }
      // Whoever pages knows what comes up.
      if step.gesture == .activate(1), step.pages(node) { return }
      let isTold = step.changedItself || step.movedFocus || isToldByField(message, in: step)
      if isTold || !step.announcements.isEmpty || !step.haptics.isEmpty {
        return verdicts.pass()
      }
      guard after.node.heard == node.node.heard else { return verdicts.pass() }
      verdicts.fail(
        node, "\(message.title) appears when \(node.title) is used, and nothing is spoken of it", want: message.name)
    })

  private static func isPress(_ gesture: Gesture) -> Bool {
    switch gesture {
    case .activate, .perform: true
    default: false
    }
  }

  /// Whether the field that is typed into speaks of the message itself, as where an error is its hint as well.
  private static func isToldByField(_ message: AuditedNode, in step: AuditedStep) -> Bool {
    guard let text = message.name.map(SpokenWords.init) else { return false }
    return step.after.nodes.contains { field in
      guard field.hasRareFacets, field.node.isEditing == true, !field.isWithheld else { return false }
      return SpokenWords(field.allTexts).contains(text)
    }
  }

  private static func isModal(_ node: AuditedNode) -> Bool {
    node.traits.contains(.modal)
      || node.ancestors.contains { $0.node.container == .modal || $0.traits.contains(.modal) }
  }

  private static func isMessage(_ node: AuditedNode) -> Bool {
    switch node.node.role {
    // What changes all the time is looked up, and says so.
    case .text where node.traits.contains(.updatesFrequently): false
    case .text, .progress, .alert, .element, .image, .group: node.name != nil
    default: false
    }
  }
}

extension ExampleScreen {
  fileprivate func say(_ message: String) {
    if tree.node("message") == nil { tree.nodes.append(.text("message", message)) }
  }
}
