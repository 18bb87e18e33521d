/// Runs a wish for focus once, when its place first appears.
nonisolated struct DefaultFocusModifier: PrimitiveModifier {
  let focus: () -> Void

  private final class Asked {}

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    if identity.isNew { evaluation.mount.effects.append(modifier.focus) }
    _ = identity.slot(0) { Asked() }
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
  }
}

/// When a default focus is looked at again.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  private let isUserInitiated: Bool
  public static let automatic = DefaultFocusEvaluationPriority(isUserInitiated: false)
  public static let userInitiated = DefaultFocusEvaluationPriority(isUserInitiated: true)
}

extension View {
  /// Says which field the keyboard writes into at first.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(
      DefaultFocusModifier { if binding.wrappedValue == binding.initial { binding.wrappedValue = value } })
  }

  /// Says where the reader's cursor goes at first.
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(DefaultFocusModifier { binding.wrappedValue = value })
  }
}
