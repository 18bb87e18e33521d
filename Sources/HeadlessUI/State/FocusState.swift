import Semantics

/// Which field the keyboard writes into.
///
/// Nobody types here but the reader, so that the state is kept and the fields are marked as being edited.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding { Binding(location: location, initial: initial) }

  /// A connection between the state and the fields that can hold the keyboard.
  @propertyWrapper
  public struct Binding {
    let location: StateLocation<Value>?
    let initial: Value

    public var wrappedValue: Value {
      get { location?.value ?? initial }
      nonmutating set { location?.set(newValue) }
    }
    public var projectedValue: Binding { self }
  }

  public static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    let state = property.assumingMemoryBound(to: Self.self)
    let mount = binder.identity.mount
    let owner = binder.owner
    let initial = state.pointee.initial
    state.pointee.location = binder.slot { StateLocation(initial, mount: mount, owner: owner) }
  }
}

nonisolated struct FocusedModifier: PrimitiveModifier {
  let isFocused: Bool
  let focus: () -> Void

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    let focus = modifier.focus
    for index in start..<evaluation.elements.count {
      let role = evaluation.elements[index].node.role
      guard [.textField, .secureField, .searchField, .textEditor].contains(role) else { continue }
      if modifier.isFocused { evaluation.elements[index].node.isEditing = true }
      evaluation.elements[index].offer(.activate) { _ in focus() }
    }
  }
}

extension View {
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(isFocused: binding.wrappedValue == value) { binding.wrappedValue = value })
  }

  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(isFocused: condition.wrappedValue) { condition.wrappedValue = true })
  }

  public nonisolated func focusable(_ isFocusable: Bool = true) -> Self { self }
}
