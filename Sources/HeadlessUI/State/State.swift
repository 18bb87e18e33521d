import Foundation

/// A value that its view owns and that outlives updates.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initialValue: Value
  private var location: StateLocation<Value>?

  nonisolated public init(wrappedValue value: Value) { initialValue = value }
  nonisolated public init(initialValue value: Value) { initialValue = value }

  public var wrappedValue: Value {
    get { location?.value ?? initialValue }
    nonmutating set { location?.set(newValue) }
  }

  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initialValue) }
    return Binding(get: { location.value }, set: { (value: Value) in location.set(value) })
  }

  public static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    let state = property.assumingMemoryBound(to: Self.self)
    let mount = binder.identity.mount
    let owner = binder.owner
    let initialValue = state.pointee.initialValue
    state.pointee.location = binder.slot { StateLocation(initialValue, mount: mount, owner: owner) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  nonisolated public init() { self.init(wrappedValue: nil) }
}

/// Where the value of a state lives between updates; any thread may read and set it.
final class StateLocation<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  private let changes: PendingChanges
  private let owner: any Any.Type

  init(_ value: Value, changes: PendingChanges, owner: any Any.Type) {
    stored = value
    self.changes = changes
    self.owner = owner
  }

  @MainActor
  convenience init(_ value: Value, mount: Mount, owner: any Any.Type) {
    self.init(value, changes: mount.changes, owner: owner)
  }

  var value: Value { lock.withLock { stored } }

  func set(_ newValue: Value) {
    let old = lock.withLock {
      defer { stored = newValue }
      return stored
    }
    // Compared outside of the lock: the component's own == may read the state.
    if !isEqual(old, newValue) { changes.note(by: "\(owner)") }
  }
}

/// Whether two values are known to be equal; values that cannot be compared are not.
func isEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  func compare<E: Equatable>(_ left: E) -> Bool { (right as? E) == left }
  return compare(left)
}
