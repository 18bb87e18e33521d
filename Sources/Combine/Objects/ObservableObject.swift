import Foundation

/// A model that tells of its changes through its `@Published` properties.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Tells whoever shows a model that it is about to change.
public final class ObservableObjectPublisher: Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [ObjectIdentifier: Known] = [:]

  private struct Known {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let subject = PassthroughSubject<Void, Never>()

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

  public func send() { subject.send() }

  public func receive<S: Subscriber>(subscriber: S) where Never == S.Failure, Void == S.Input {
    subject.receive(subscriber: subscriber)
  }
}
