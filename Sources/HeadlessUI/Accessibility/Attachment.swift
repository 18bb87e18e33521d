import Semantics

/// Properties that are attached to what a view published.
///
/// They reach each top-level element; where there is none, they make one (recorded behaviour of iOS). Nothing is made
/// where no view stands at all, and nothing while the attachment is switched off.
nonisolated struct AccessibilityAttachment: PrimitiveModifier {
  var isEnabled = true
  /// Where it stands, for an element that it makes.
  var source: SourceLocation?
  let change: (inout Element, EnvironmentValues) -> Void

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard modifier.isEnabled else { return }
    evaluation.ensureElement(since: start, at: identity, in: environment, source: modifier.source)
    for index in start.elements..<evaluation.elements.count {
      modifier.change(&evaluation.elements[index], environment)
    }
  }
}

extension _Evaluation {
  /// Makes an element for a view that published none since, so that properties have something to be attached to.
  ///
  /// Nothing is made where no view stands.
  @MainActor
  mutating func ensureElement(
    since start: Moment, at identity: _Identity, in environment: EnvironmentValues, source: SourceLocation? = nil
  ) {
    guard elements.count == start.elements, !isEmpty(since: start) else { return }
    var element = Element(at: identity)
    element.node.isEnabled = environment.isEnabledHere
    element.node.source = source
    takeSilent(since: start, into: &element)
    elements.append(element)
  }
}

extension View {
  /// Attaches a property that needs nothing of the environment.
  nonisolated func attach(
    if isEnabled: Bool = true, _ change: @escaping (inout Element) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachment> {
    modifier(AccessibilityAttachment(isEnabled: isEnabled) { element, _ in change(&element) })
  }

  /// Attaches a text, resolved in the environment.
  nonisolated func attach(
    _ text: Text, if isEnabled: Bool = true, from source: SourceLocation? = nil,
    _ change: @escaping (inout Element, String) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachment> {
    modifier(
      AccessibilityAttachment(isEnabled: isEnabled, source: source) { element, environment in
        change(&element, text.string(in: environment))
      })
  }
}
