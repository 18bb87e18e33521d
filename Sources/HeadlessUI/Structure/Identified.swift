/// Keeps what is below apart from what another identifier had there.
nonisolated struct IdentifiedModifier<ID: Hashable>: PrimitiveModifier {
  let id: ID

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity.child(keyed: modifier.id), in: environment, into: &evaluation)
    evaluation.markRotorEntries(modifier.id, from: start)
  }
}

extension View {
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { modifier(IdentifiedModifier(id: id)) }

  /// Hides the labels of controls from the eye only: a listener still gets them.
  public nonisolated func labelsHidden() -> some View { looks { $0.labelsHidden = true } }

  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    looks { $0.labelsHidden = visibility == .hidden }
  }
}
