/// Something that delivers values over time to whoever subscribes.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber, which is handed a subscription first.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S) where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Sends what the publisher delivers on through a subject.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where Failure == S.Failure, Output == S.Output {
    sink {
      subject.send(completion: $0)
    } receiveValue: {
      subject.send($0)
    }
  }
}

/// Something that takes values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  func receive(subscription: any Subscription)

  /// Takes a value.
  ///
  /// - Returns: How many more values are wanted.
  func receive(_ input: Input) -> Subscribers.Demand

  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// Something that can be ended early.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// Something that is told apart from others of its kind.
public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// What tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private final class Mark {}
  private let object: AnyObject

  public init() { object = Mark() }
  public init(_ object: AnyObject) { self.object = object }

  public static func == (left: Self, right: Self) -> Bool { left.object === right.object }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
  public var description: String { "\(type(of: object))" }
}
