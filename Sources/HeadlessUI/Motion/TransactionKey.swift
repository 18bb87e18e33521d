/// The key of a value that goes with a change.
nonisolated public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
