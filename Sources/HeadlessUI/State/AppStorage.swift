public import Foundation

/// A value that an app keeps between launches; here it is kept for one run, apart from the machine's defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let stored: StoredProperty<Value>

  nonisolated init(_ stored: StoredProperty<Value>) { self.stored = stored }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  public var projectedValue: Binding<Value> { stored.binding }
}

extension AppStorage {
  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(StoredProperty(key, wrappedValue, store: store, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(StoredProperty(key, wrappedValue, store: store, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(StoredProperty(key, wrappedValue, store: store, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(StoredProperty(key, wrappedValue, store: store, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(StoredProperty(key, wrappedValue, store: store, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(StoredProperty(key, wrappedValue, store: store, .plain()))
  }

  nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(StoredProperty(key, wrappedValue, store: store, .plain()))
  }

  nonisolated public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(StoredProperty(key, wrappedValue, store: store, .raw()))
  }

  nonisolated public init(
    wrappedValue: Value, _ key: String, store: UserDefaults? = nil
  ) where Value: RawRepresentable, Value.RawValue == String {
    self.init(StoredProperty(key, wrappedValue, store: store, .raw()))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(StoredProperty(key, nil, store: store, .optional(.plain())))
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(StoredProperty(key, nil, store: store, .optional(.plain())))
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(StoredProperty(key, nil, store: store, .optional(.plain())))
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(StoredProperty(key, nil, store: store, .optional(.plain())))
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(StoredProperty(key, nil, store: store, .optional(.plain())))
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(StoredProperty(key, nil, store: store, .optional(.plain())))
  }

  nonisolated public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(StoredProperty(key, nil, store: store, .optional(.plain())))
  }

  nonisolated public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == Int {
    self.init(StoredProperty(key, nil, store: store, .optional(.raw())))
  }

  nonisolated public init<R: RawRepresentable>(
    _ key: String, store: UserDefaults? = nil
  ) where Value == R?, R.RawValue == String {
    self.init(StoredProperty(key, nil, store: store, .optional(.raw())))
  }
}

extension AppStorage where Value == TabViewCustomization {
  nonisolated public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(StoredProperty(key, wrappedValue, store: store, .plain()))
  }
}

extension View {
  /// Makes other defaults stand for those of the app.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    nonisolated(unsafe) let store = store
    return modifier(EnvironmentWriter { $0.defaultAppStorage = store })
  }
}
