/// Puts a view made of a preference before or behind the one that gathers it.
nonisolated struct PreferenceViewModifier<Key: PreferenceKey, Made: View>: PrimitiveModifier {
  let isBehind: Bool
  let make: (Key.Value) -> Made

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let outer = evaluation.preferences
    evaluation.preferences = PreferenceStore()
    let elements = evaluation.elements(of: content, at: identity.child(0), in: environment)
    let value = evaluation.preferences.value(Key.self)
    let gathered = !evaluation.preferences.isEmpty
    evaluation.preferences = outer
    if gathered { evaluation.preferences.add(Key.self, value) }
    if !modifier.isBehind { evaluation.elements += elements }
    Made._evaluate(modifier.make(value), at: identity.child(1), in: environment, into: &evaluation)
    if modifier.isBehind { evaluation.elements += elements }
  }
}

extension View {
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceViewModifier<Key, T>(isBehind: false, make: transform))
  }

  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceViewModifier<K, V>(isBehind: false, make: transform))
  }

  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View {
    modifier(PreferenceViewModifier<Key, T>(isBehind: true, make: transform))
  }

  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceViewModifier<K, V>(isBehind: true, make: transform))
  }
}
