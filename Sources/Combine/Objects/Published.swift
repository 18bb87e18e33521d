import Foundation

/// A property of an observable object whose changes are told.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  /// Where the value lives, with those who want to know it.
  final class Storage {
    private let lock = NSLock()
    private var stored: Value
    let audience = Audience<Value, Never>()
    /// What writes to the property for as long as it lives.
    var feeds: [AnyCancellable] = []
    /// The object that the property belongs to, once it is known.
    weak var owner: AnyObject?

    init(_ value: Value) { stored = value }

    var value: Value { lock.withLock { stored } }

    func set(_ newValue: Value) {
      if let owner { ObservableObjectPublisher.of(owner).send() }
      audience.send(newValue)
      lock.withLock { stored = newValue }
    }
  }

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { storage = Storage(initialValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { owner[keyPath: storage].storage.value }
    set {
      let storage = owner[keyPath: storage].storage
      storage.owner = owner
      storage.set(newValue)
    }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, projected projected: ReferenceWritableKeyPath<Owner, Publisher>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get {
      let storage = owner[keyPath: storage].storage
      storage.owner = owner
      return Publisher(storage: storage)
    }
    set {}
  }

  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    set {}
  }

  /// Delivers the value of the property, and each new one just before it is set.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where Never == S.Failure, Value == S.Input {
      storage.audience.add(subscriber) { storage.value }
    }
  }
}
