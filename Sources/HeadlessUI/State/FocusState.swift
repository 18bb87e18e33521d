import Semantics

/// Which field the keyboard writes into.
///
/// A field takes the keyboard when it is activated, or when the program sets the state that is tied to it.
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

/// Ties the keyboard to a focus state: a field that is edited sets it, and a field that it names is edited.
nonisolated struct FocusedModifier: PrimitiveModifier {
  let isFocused: Bool
  let focus: () -> Void
  let resign: () -> Void

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    let mount = evaluation.mount
    let (focus, resign) = (modifier.focus, modifier.resign)
    for index in start..<evaluation.elements.count {
      let node = evaluation.elements[index].node
      guard [.textField, .secureField, .searchField, .textEditor].contains(node.role) else { continue }
      evaluation.elements[index].node.isEditing = modifier.isFocused ? true : nil
      if modifier.isFocused != (mount.keyboard?.field == node.id) {
        mount.effects.append {
          if modifier.isFocused {
            mount.edit(node.id, resign: resign)
            mount.emit(.focusRequested, node: node.id)
          } else {
            mount.endEditing(node.id)
          }
        }
      }
      let begin = evaluation.elements[index].handler(for: .activate)
      evaluation.elements[index].offer(.activate) { action in
        begin?.perform(action)
        let leave = mount.keyboard?.resign
        mount.keyboard = (
          node.id,
          {
            leave?()
            resign()
          }
        )
        focus()
      }
    }
  }
}

extension Mount {
  /// Gives a field the keyboard, which another one gives up for it.
  func edit(_ field: NodeID, resign: @escaping () -> Void) {
    guard keyboard?.field != field else { return }
    let former = keyboard
    keyboard = (field, resign)
    former?.resign()
    changes.note(by: "a text field")
  }

  /// Takes the keyboard from a field that has it.
  func endEditing(_ field: NodeID) {
    guard let former = keyboard, former.field == field else { return }
    keyboard = nil
    former.resign()
    changes.note(by: "a text field")
  }
}

extension View {
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusedModifier(isFocused: binding.wrappedValue == value) {
        binding.wrappedValue = value
      } resign: {
        if binding.wrappedValue == value { binding.wrappedValue = binding.initial }
      })
  }

  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(
      FocusedModifier(isFocused: condition.wrappedValue) {
        condition.wrappedValue = true
      } resign: {
        condition.wrappedValue = false
      })
  }

  public nonisolated func focusable(_ isFocusable: Bool = true) -> Self { self }
}
