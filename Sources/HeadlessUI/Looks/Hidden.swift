/// Keeps everything below from the eye and the ear.
nonisolated struct HiddenModifier: PrimitiveModifier {
  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    for index in start..<evaluation.elements.count {
      evaluation.elements[index].isHidden = true
      evaluation.elements[index].isUndrawn = true
    }
  }
}

extension View {
  /// Hides the view from the eye and the ear; nothing inside can bring it back.
  public nonisolated func hidden() -> some View { modifier(HiddenModifier()) }
}
