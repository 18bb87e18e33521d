import Semantics

/// Properties that are attached to what a view published.
///
/// They reach each top-level element; where there is none, they make one (recorded behaviour of iOS).
nonisolated struct AccessibilityAttachment: PrimitiveModifier {
  let change: (inout Element, EnvironmentValues) -> Void

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    if evaluation.elements.count == start {
      guard V.self != EmptyView.self else { return }
      var element = Element(at: identity)
      element.node.isEnabled = environment.isEnabledHere
      evaluation.elements.append(element)
    }
    for index in start..<evaluation.elements.count { modifier.change(&evaluation.elements[index], environment) }
  }
}

extension View {
  /// Attaches a property that needs nothing of the environment.
  nonisolated func attach(
    if isEnabled: Bool = true, _ change: @escaping (inout Element) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachment> {
    modifier(AccessibilityAttachment { element, _ in if isEnabled { change(&element) } })
  }

  /// Attaches a text, resolved in the environment.
  nonisolated func attach(
    _ text: Text, if isEnabled: Bool = true, _ change: @escaping (inout Element, String) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachment> {
    modifier(
      AccessibilityAttachment { element, environment in
        if isEnabled { change(&element, text.string(in: environment)) }
      })
  }
}
