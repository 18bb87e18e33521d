import Foundation
import Semantics

/// A key for a value that flows down the tree of views.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that flow down to a view.
///
/// Values that were set form a list from the innermost outwards, so that a copy costs two references and setting one value
/// costs one allocation. What concerns looks is kept beside it, since every text asks for it and few views set it.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  private var head: EnvironmentEntry?
  var scenario: ScenarioValues
  /// Whether controls may be used; multiplied down the tree.
  var isEnabledHere = true
  /// Whether the colours of the system have components; taken away to find out what depends on them.
  var knowsSystemColors = true
  private var looksBox: LooksBox?
  /// How long the view has been shown.
  var timepiece: Timepiece?

  public init() { scenario = ScenarioValues(SemanticEnvironment()) }

  init(scenario: SemanticEnvironment) { self.scenario = ScenarioValues(scenario) }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      let wanted = ObjectIdentifier(key)
      var entry = head
      while let current = entry {
        if current.key == wanted {
          return unsafeDowncast(current, to: TypedEnvironmentEntry<Key.Value>.self).value
        }
        entry = current.next
      }
      return Key.defaultValue
    }
    set { head = TypedEnvironmentEntry(key: ObjectIdentifier(key), value: newValue, next: head) }
  }

  /// Values that are looked up by the type of an object.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { self[ObjectEnvironmentKey<Object>.self] }
    set { self[ObjectEnvironmentKey<Object>.self] = newValue }
  }

  /// The declared looks; nil while nothing was declared.
  var declaredLooks: Looks? { looksBox?.looks }

  var looks: Looks {
    get { looksBox?.looks ?? Looks() }
    set { looksBox = LooksBox(newValue) }
  }

  public var description: String { "EnvironmentValues(\(scenario.environment.locale))" }
}

private struct ObjectEnvironmentKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

private class EnvironmentEntry {
  let key: ObjectIdentifier
  let next: EnvironmentEntry?

  init(key: ObjectIdentifier, next: EnvironmentEntry?) {
    self.key = key
    self.next = next
  }
}

private final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value

  init(key: ObjectIdentifier, value: Value, next: EnvironmentEntry?) {
    self.value = value
    super.init(key: key, next: next)
  }
}

private final class LooksBox {
  let looks: Looks
  init(_ looks: Looks) { self.looks = looks }
}

/// The scenario and what follows from it, worked out once.
final class ScenarioValues {
  let environment: SemanticEnvironment
  let locale: Locale

  init(_ environment: SemanticEnvironment) {
    self.environment = environment
    locale = Locale(identifier: environment.locale)
  }
}
