public import Combine
public import Observation

/// The name of a value that is told of the view that has the keyboard.
nonisolated public protocol FocusedValueKey {
  associatedtype Value
}

/// The values of the view that has the keyboard: none are ever told here.
nonisolated public struct FocusedValues {
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the view that has the keyboard; always nil.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
  public var wrappedValue: Value? { nil }
}

/// A binding of the view that has the keyboard; always nil.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

/// An object of the view that has the keyboard; always nil.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  nonisolated public init() {}
  public var wrappedValue: ObjectType? { nil }
}

extension View {
  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    inert()
  }

  public nonisolated func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    inert()
  }

  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { inert() }

  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    inert()
  }

  public nonisolated func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    inert()
  }

  public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { inert() }
  public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View { inert() }
  public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { inert() }
}
