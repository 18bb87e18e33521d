/// A stored variable that is given its value by the place of its view in the tree.
public protocol DynamicProperty {
  @MainActor @preconcurrency mutating func update()

  /// Gives the property at an address its place, its environment and its slot.
  @MainActor static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder)
}

extension DynamicProperty {
  public mutating func update() {}

  @MainActor public static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    PropertyPlan.of(Self.self).bind(property, with: &binder)
    property.assumingMemoryBound(to: Self.self).pointee.update()
  }
}

/// What a dynamic property is bound with: the identity of its view, and the environment.
@MainActor
public struct _PropertyBinder {
  let identity: _Identity
  let environment: EnvironmentValues
  let owner: any Any.Type
  private var nextSlot = 0

  init(identity: _Identity, environment: EnvironmentValues, owner: any Any.Type) {
    self.identity = identity
    self.environment = environment
    self.owner = owner
  }

  /// The object that the property keeps between updates.
  mutating func slot<Object: AnyObject>(make: () -> Object) -> Object {
    defer { nextSlot += 1 }
    return identity.slot(nextSlot, make: make)
  }
}
