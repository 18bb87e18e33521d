/// A namespace for identifiers that tie views together.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private final class Kept: Sendable {
    let id: ID
    init(_ id: ID) { self.id = id }
  }

  private var id = ID(number: 0)

  nonisolated public init() {}
  public var wrappedValue: ID { id }

  public static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    let mount = binder.identity.mount
    let kept = binder.slot { Kept(ID(number: mount.nextNodeNumber())) }
    property.assumingMemoryBound(to: Self.self).pointee.id = kept.id
  }
}
