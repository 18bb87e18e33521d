import Semantics

/// Buttons behind the edge of a row, which a listener meets as its custom actions; outside of a list there are none.
nonisolated struct SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let actions: Actions

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    guard environment.isInList else { return }
    let withheld = evaluation.withheld.count
    let buttons = evaluation.elements(of: modifier.actions, at: identity.child(1), in: environment)
    // The buttons lie behind the edge of the row until a finger pulls them out.
    evaluation.withheld.removeSubrange(withheld...)
    for index in start..<evaluation.elements.count {
      evaluation.elements[index].rowTraits.insert(.hasSwipeActions)
      for button in buttons where button.node.isEnabled {
        guard let name = button.node.label, let activation = button.handler(for: .activate) else { continue }
        evaluation.elements[index].handlers.append(
          ActionHandler(action: .named(name)) { _ in activation.perform(.activate) })
        if button.labelOrigin == .implicit { evaluation.elements[index].noteSymbolAction(name) }
      }
    }
  }
}

extension View {
  /// Puts buttons behind an edge of a row.
  ///
  /// - Parameters:
  ///   - edge: Where a finger pulls them out; the trailing edge by default.
  ///   - allowsFullSwipe: Whether a full swipe runs the first of them, which a listener does not do.
  ///   - content: The buttons.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(SwipeActionsModifier(actions: content()))
  }
}
