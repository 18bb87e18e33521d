/// A key for a value that flows up the tree of views.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences that an update has gathered so far.
struct PreferenceStore {
  private var values: [ObjectIdentifier: Any] = [:]

  var isEmpty: Bool { values.isEmpty }

  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  mutating func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    values[ObjectIdentifier(key)] = value
  }

  mutating func add<Key: PreferenceKey>(_ key: Key.Type, _ next: Key.Value) {
    guard let existing = values[ObjectIdentifier(key)] as? Key.Value else { return set(key, next) }
    var value = existing
    Key.reduce(value: &value) { next }
    set(key, value)
  }

  mutating func transform<Key: PreferenceKey>(_ key: Key.Type, _ body: (inout Key.Value) -> Void) {
    var value = value(key)
    body(&value)
    set(key, value)
  }
}

nonisolated struct PreferenceWriter<Key: PreferenceKey>: PrimitiveModifier {
  let value: Key.Value

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    evaluation.preferences.add(Key.self, modifier.value)
  }
}

nonisolated struct PreferenceTransformer<Key: PreferenceKey>: PrimitiveModifier {
  let change: (inout Key.Value) -> Void

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    evaluation.preferences.transform(Key.self, modifier.change)
  }
}

nonisolated struct PreferenceReader<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  private final class Seen {
    var value: Key.Value?
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let outer = evaluation.preferences
    evaluation.preferences = PreferenceStore()
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    let value = evaluation.preferences.value(Key.self)
    let gathered = !evaluation.preferences.isEmpty
    evaluation.preferences = outer
    if gathered { evaluation.preferences.add(Key.self, value) }
    let seen = identity.slot(0) { Seen() }
    guard seen.value != value else { return }
    seen.value = value
    evaluation.mount.effects.append { modifier.action(value) }
  }
}

extension View {
  public nonisolated func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
    modifier(PreferenceWriter<Key>(value: value))
  }

  public nonisolated func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformer<Key>(change: callback))
  }

  public nonisolated func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceReader<Key>(action: action))
  }
}
