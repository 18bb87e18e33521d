import Foundation

/// A model that tells of its changes through its `@Published` properties.
///
/// Stands in for Combine's protocol, which Linux does not have.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells whoever shows a model that it is about to change.
public final class ObservableObjectPublisher {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private var listeners: [ObjectIdentifier: Listener] = [:]

  private struct Listener {
    weak var changes: PendingChanges?
  }

  public init() {}

  static func of(_ object: AnyObject) -> ObservableObjectPublisher {
    lock.withLock {
      let key = ObjectIdentifier(object)
      // An object that is gone may have left its address to another.
      if let entry = known[key], entry.object === object { return entry.publisher }
      known = known.filter { $0.value.object != nil }
      let publisher = ObservableObjectPublisher()
      known[key] = Known(object: object, publisher: publisher)
      return publisher
    }
  }

  public func send() {
    let listeners = Self.lock.withLock { self.listeners.values }
    for listener in listeners { listener.changes?.note(by: "an observable object") }
  }

  @MainActor
  func tell(_ mount: Mount) {
    Self.lock.withLock { listeners[ObjectIdentifier(mount.changes)] = Listener(changes: mount.changes) }
  }
}

/// A property of an observable object whose changes are told.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  public init(wrappedValue: Value) { value = wrappedValue }
  public init(initialValue: Value) { value = initialValue }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      ObservableObjectPublisher.of(owner).send()
      owner[keyPath: storage].value = newValue
    }
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
    ObservableObjectPublisher.of(object).tell(binder.identity.mount)
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
    ObservableObjectPublisher.of(kept.object).tell(binder.identity.mount)
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
    guard let object = binder.environment[object: ObjectType.self] else { return }
    property.assumingMemoryBound(to: Self.self).pointee.object = object
    ObservableObjectPublisher.of(object).tell(binder.identity.mount)
  }
}
