/// The key of a value that a view gives the container it stands in.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view gives the container it stands in.
nonisolated public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Tells the container a value; whoever listens hears nothing of it.
nonisolated struct ContainerValueWriter: PrimitiveModifier {
  let write: (inout ContainerValues) -> Void

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
  }
}

extension View {
  /// Gives the container of the view a value, for it to lay its subviews out by.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return modifier(ContainerValueWriter { $0[keyPath: keyPath] = value })
  }
}
