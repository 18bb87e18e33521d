/// What takes values, and the words between publishers and subscribers.
public enum Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The count; nil for without end.
    public let max: Int?

    public static let unlimited = Demand(max: nil)
    public static let none = Demand(max: 0)
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }

    public static func + (left: Demand, right: Demand) -> Demand {
      guard let first = left.max, let second = right.max else { return .unlimited }
      let (sum, isTooMuch) = first.addingReportingOverflow(second)
      return isTooMuch ? .unlimited : .max(sum)
    }

    public static func += (left: inout Demand, right: Demand) { left = left + right }
    public static func - (left: Demand, right: Int) -> Demand { left.max.map { .max($0 - right) } ?? .unlimited }
    public static func -= (left: inout Demand, right: Int) { left = left - right }

    public static func < (left: Demand, right: Demand) -> Bool {
      guard let first = left.max else { return false }
      return right.max.map { first < $0 } ?? true
    }

    public static func > (left: Demand, right: Int) -> Bool { left.max.map { $0 > right } ?? true }

    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }

  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }

  /// Runs closures for what it takes.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    public var receiveValue: (Input) -> Void
    public var receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isDone = false

    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, !isDone else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Demand {
      if !isDone { receiveValue(value) }
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      guard !isDone else { return }
      isDone = true
      subscription = nil
      receiveCompletion(completion)
    }

    public func cancel() {
      isDone = true
      subscription?.cancel()
      subscription = nil
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Publisher {
  /// Takes the values and the end.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Takes the values of a publisher that cannot fail.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property.
  public func assign<Root: AnyObject>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property, for as long as the property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    storage.feeds.append(sink { [weak storage] in storage?.set($0) })
  }
}
