import Semantics

extension View {
  /// Names the view for tests; never spoken.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibilityIdentifier(identifier, isEnabled: true)
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    attach(if: isEnabled) { element in
      element.node.identifier = identifier
      element.identifierOrigin = .explicit
    }
  }

  /// Reads the view before its siblings with a lower priority; 0 by default.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    attach { $0.sortPriority = sortPriority }
  }

  /// Keeps the view, and all below it, from assistive technologies.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibilityHidden(hidden, isEnabled: true)
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifier(VisibilityModifier(isHidden: isEnabled ? hidden : nil))
  }
}

/// Hides what a view published, or shows what transparency would hide.
nonisolated struct VisibilityModifier: PrimitiveModifier {
  let isHidden: Bool?

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard let isHidden = modifier.isHidden else { return }
    if isHidden { evaluation.forgetDecoration(since: start) }
    for index in start.elements..<evaluation.elements.count { evaluation.elements[index].isHidden = isHidden }
  }
}
