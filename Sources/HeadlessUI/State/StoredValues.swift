import Foundation

/// What components keep beyond a run, kept for one run only: the machine's defaults are never read and never written.
final class StoredValues: @unchecked Sendable {
  /// Where a value is kept.
  struct Key: Hashable {
    /// The defaults that a component named, or nil for those of the app.
    var store: ObjectIdentifier?
    var isOfScene = false
    var name: String
  }

  private let lock = NSLock()
  private var values: [Key: Any] = [:]

  subscript(key: Key) -> Any? {
    get { lock.withLock { values[key] } }
    set { lock.withLock { values[key] = newValue } }
  }
}

/// How a value is kept: as one of the few types that defaults can hold.
struct StoredForm<Value> {
  let decode: (Any) -> Value?
  let encode: (Value) -> Any?

  nonisolated static func plain() -> StoredForm { StoredForm(decode: { $0 as? Value }, encode: { $0 }) }

  nonisolated static func raw() -> StoredForm where Value: RawRepresentable {
    StoredForm(
      decode: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, encode: { $0.rawValue })
  }

  /// The form of an optional: what is nil is not kept.
  nonisolated static func optional<Wrapped>(_ form: StoredForm<Wrapped>) -> StoredForm where Value == Wrapped? {
    StoredForm(decode: { form.decode($0) }, encode: { $0.flatMap { form.encode($0) } })
  }
}

/// A value that is kept under a name, shared by all that name it.
struct StoredProperty<Value>: DynamicProperty {
  private let name: String
  private let initial: Value
  private let isOfScene: Bool
  private let store: UserDefaults?
  private let form: StoredForm<Value>
  private var place: Place?

  private struct Place {
    let values: StoredValues
    let key: StoredValues.Key
    let changes: PendingChanges
    let owner: any Any.Type
  }

  nonisolated init(
    _ name: String, _ initial: Value, isOfScene: Bool = false, store: UserDefaults? = nil, _ form: StoredForm<Value>
  ) {
    self.name = name
    self.initial = initial
    self.isOfScene = isOfScene
    self.store = store
    self.form = form
  }

  var value: Value {
    get { place.flatMap { $0.values[$0.key] }.flatMap(form.decode) ?? initial }
    nonmutating set {
      guard let place else { return }
      let old = value
      place.values[place.key] = form.encode(newValue)
      if !isEqual(old, newValue) { place.changes.note(by: "\(place.owner)") }
    }
  }

  var binding: Binding<Value> { Binding(get: { value }, set: { (new: Value) in value = new }) }

  static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    let stored = property.assumingMemoryBound(to: Self.self)
    let mount = binder.identity.mount
    let store = stored.pointee.store ?? binder.environment.defaultAppStorage
    stored.pointee.place = Place(
      values: mount.changes.storedValues,
      key: StoredValues.Key(
        store: store.map { ObjectIdentifier($0) }, isOfScene: stored.pointee.isOfScene, name: stored.pointee.name),
      changes: mount.changes, owner: binder.owner)
  }
}

extension EnvironmentValues {
  private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

  /// The defaults that stand for those of the app; nil for the app's own.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}
