/// A value that lasts as long as a touch; here it is always the one it goes back to.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let value: Value

  nonisolated public init(wrappedValue: Value) { value = wrappedValue }
  nonisolated public init(initialValue: Value) { value = initialValue }
  nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) { value = wrappedValue }
  nonisolated public init(initialValue: Value, resetTransaction: Transaction) { value = initialValue }
  nonisolated public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    value = wrappedValue
  }
  nonisolated public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    value = initialValue
  }

  public var wrappedValue: Value { value }
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  nonisolated public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
  nonisolated public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
}
