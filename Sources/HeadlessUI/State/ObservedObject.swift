@_exported public import Combine

/// Tells a mounted view when the object that one of its properties holds is about to change.
final class ObjectObservation {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  @MainActor
  func observe<Object: ObservableObject>(_ newObject: Object, for mount: Mount) {
    guard newObject !== object else { return }
    object = newObject
    let changes = mount.changes
    subscription = newObject.objectWillChange.sink { _ in changes.note(by: "an observable object") }
  }
}

/// An observable object that somebody else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: ObservedObjectWrapper<ObjectType> { ObservedObjectWrapper(object: wrappedValue) }

  public static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    let object = property.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    let observation = binder.slot { ObjectObservation() }
    observation.observe(object, for: binder.identity.mount)
  }
}

/// Gives bindings to the properties of an observable object.
@dynamicMemberLookup
public struct ObservedObjectWrapper<ObjectType: AnyObject> {
  let object: ObjectType

  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
    Binding(get: { object[keyPath: keyPath] }, set: { (value: Subject) in object[keyPath: keyPath] = value })
  }
}

/// An observable object that its view owns, made when the view appears.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var kept: Kept?

  private final class Kept {
    let object: ObjectType
    let observation = ObjectObservation()
    init(_ object: ObjectType) { self.object = object }
  }

  nonisolated public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  public var wrappedValue: ObjectType { kept?.object ?? make() }
  public var projectedValue: ObservedObjectWrapper<ObjectType> { ObservedObjectWrapper(object: wrappedValue) }

  public static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    let state = property.assumingMemoryBound(to: Self.self)
    let make = state.pointee.make
    let kept = binder.slot { Kept(make()) }
    state.pointee.kept = kept
    kept.observation.observe(kept.object, for: binder.identity.mount)
  }
}

/// An observable object that a view above provides.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  nonisolated public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError("no \(ObjectType.self) in the environment: a view above must provide it with .environmentObject(_:)")
    }
    return object
  }

  public var projectedValue: ObservedObjectWrapper<ObjectType> { ObservedObjectWrapper(object: wrappedValue) }

  public static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    let observation = binder.slot { ObjectObservation() }
    guard let object = binder.environment[object: ObjectType.self] else { return }
    property.assumingMemoryBound(to: Self.self).pointee.object = object
    observation.observe(object, for: binder.identity.mount)
  }
}
