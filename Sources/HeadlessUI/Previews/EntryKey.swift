/// The key that `@Entry` makes; its default value follows from `_default`, whose type need not be written.
public protocol _EnvironmentEntryKey: EnvironmentKey {
  // Repeated from the protocol above, since the compiler infers it only from requirements of the same protocol.
  associatedtype Value
  static var _default: _EntryDefault<Value> { get }
}

extension _EnvironmentEntryKey {
  public static var defaultValue: Value { _default.value }
}

/// The key that `@Entry` makes of a value for a container.
public protocol _ContainerEntryKey: ContainerValueKey {
  associatedtype Value
  static var _default: _EntryDefault<Value> { get }
}

extension _ContainerEntryKey {
  public static var defaultValue: Value { _default.value }
}

/// The key that `@Entry` makes of a value of a transaction.
public protocol _TransactionEntryKey: TransactionKey {
  associatedtype Value
  static var _default: _EntryDefault<Value> { get }
}

extension _TransactionEntryKey {
  public static var defaultValue: Value { _default.value }
}

/// The key that `@Entry` makes of a focused value, whose type is an optional one.
public protocol _FocusedEntryKey: FocusedValueKey {
  associatedtype Value
  static var _default: _EntryDefault<Value?> { get }
}

/// The default of a value marked `@Entry`, which is read and never changed.
public struct _EntryDefault<Value>: @unchecked Sendable {
  let value: Value

  public init(_ value: Value) { self.value = value }
}
