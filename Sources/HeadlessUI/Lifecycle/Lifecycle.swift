/// Runs something when a place in the tree appears or disappears.
nonisolated struct AppearanceModifier: PrimitiveModifier {
  let onAppear: (() -> Void)?
  let onDisappear: (() -> Void)?

  private final class Seen {
    var onDisappear: (() -> Void)?
    var isShown = false
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let isNew = identity.isNew
    let seen = identity.slot(0) { Seen() }
    let mount = evaluation.mount
    seen.onDisappear = modifier.onDisappear
    if isNew {
      identity.onRemoval.append { if seen.isShown, let action = seen.onDisappear { mount.effects.append(action) } }
    }
    if seen.isShown == evaluation.isCovered {
      seen.isShown.toggle()
      if let action = seen.isShown ? modifier.onAppear : modifier.onDisappear { mount.effects.append(action) }
    }
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
  }
}

/// Runs something when a value differs from the one of the update before.
nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  private final class Seen {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let isNew = identity.isNew
    let seen = identity.slot(0) { Seen(modifier.value) }
    let old = seen.value
    if isNew ? modifier.isInitial : old != modifier.value {
      seen.value = modifier.value
      evaluation.mount.effects.append { modifier.action(old, modifier.value) }
    }
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
  }
}

extension View {
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action, onDisappear: nil))
  }

  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: nil, onDisappear: action))
  }

  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }

  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value; the form of iOS 14.
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: false) { _, new in action(new) })
  }
}
