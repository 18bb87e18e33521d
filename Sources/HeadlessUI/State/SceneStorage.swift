public import Foundation

/// A value that a scene keeps to be restored; here it is kept for one run.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let stored: StoredProperty<Value>

  nonisolated init(_ stored: StoredProperty<Value>) { self.stored = stored }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  public var projectedValue: Binding<Value> { stored.binding }
}

extension SceneStorage {
  nonisolated public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(StoredProperty(key, wrappedValue, isOfScene: true, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(StoredProperty(key, wrappedValue, isOfScene: true, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(StoredProperty(key, wrappedValue, isOfScene: true, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(StoredProperty(key, wrappedValue, isOfScene: true, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(StoredProperty(key, wrappedValue, isOfScene: true, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(StoredProperty(key, wrappedValue, isOfScene: true, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(StoredProperty(key, wrappedValue, isOfScene: true, .plain()))
  }

  nonisolated public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredProperty(key, wrappedValue, isOfScene: true, .raw()))
  }

  nonisolated public init(
    wrappedValue: Value, _ key: String
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredProperty(key, wrappedValue, isOfScene: true, .raw()))
  }
}

extension SceneStorage where Value == TabViewCustomization {
  nonisolated public init(wrappedValue: Value = TabViewCustomization(), _ key: String) {
    self.init(StoredProperty(key, wrappedValue, isOfScene: true, .plain()))
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  nonisolated public init(_ key: String) where Value == Bool? {
    self.init(StoredProperty(key, nil, isOfScene: true, .optional(.plain())))
  }

  nonisolated public init(_ key: String) where Value == Int? {
    self.init(StoredProperty(key, nil, isOfScene: true, .optional(.plain())))
  }

  nonisolated public init(_ key: String) where Value == Double? {
    self.init(StoredProperty(key, nil, isOfScene: true, .optional(.plain())))
  }

  nonisolated public init(_ key: String) where Value == String? {
    self.init(StoredProperty(key, nil, isOfScene: true, .optional(.plain())))
  }

  nonisolated public init(_ key: String) where Value == URL? {
    self.init(StoredProperty(key, nil, isOfScene: true, .optional(.plain())))
  }

  nonisolated public init(_ key: String) where Value == Date? {
    self.init(StoredProperty(key, nil, isOfScene: true, .optional(.plain())))
  }

  nonisolated public init(_ key: String) where Value == Data? {
    self.init(StoredProperty(key, nil, isOfScene: true, .optional(.plain())))
  }

  nonisolated public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
    self.init(StoredProperty(key, nil, isOfScene: true, .optional(.raw())))
  }

  nonisolated public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
    self.init(StoredProperty(key, nil, isOfScene: true, .optional(.raw())))
  }
}
