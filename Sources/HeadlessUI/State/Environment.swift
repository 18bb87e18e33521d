public import Observation

/// A value read from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Content {
    case read(@MainActor (EnvironmentValues) -> Value)
    case value(Value)
  }

  private var content: Content
  private let fallback: (() -> Value)?

  nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    nonisolated(unsafe) let keyPath = keyPath
    content = .read { $0[keyPath: keyPath] }
    fallback = { EnvironmentValues()[keyPath: keyPath] }
  }

  nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .read { environment in
      guard let object = environment[object: Value.self] else {
        fatalError("no \(Value.self) in the environment: a view above must provide it with .environment(_:)")
      }
      return object
    }
    fallback = nil
  }

  nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .read { $0[object: T.self] }
    fallback = { nil }
  }

  public var wrappedValue: Value {
    switch content {
    case .value(let value): return value
    case .read:
      guard let fallback else { fatalError("an environment object was read outside of body") }
      return fallback()
    }
  }

  public static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    let environment = property.assumingMemoryBound(to: Self.self)
    if case .read(let read) = environment.pointee.content {
      environment.pointee.content = .value(read(binder.environment))
    }
  }
}
