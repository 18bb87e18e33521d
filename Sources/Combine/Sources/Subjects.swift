import Foundation

/// A publisher that others send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private let lock = NSRecursiveLock()
  private var outlets: [(number: Int, outlet: Outlet<Output, Failure>)] = []
  private var number = 0
  private(set) var completion: Subscribers.Completion<Failure>?

  /// - Parameter first: What a newcomer gets at once.
  func add(_ subscriber: some Subscriber<Output, Failure>, first: (() -> Output)? = nil) {
    let outlet = Outlet(subscriber)
    let place = lock.withLock {
      number += 1
      outlets.append((number, outlet))
      return number
    }
    outlet.onEnd = { [weak self] in self?.remove(place) }
    if let first, completion == nil { outlet.send(first()) }
    outlet.open()
    if let completion { outlet.finish(completion) }
  }

  private func remove(_ place: Int) { lock.withLock { outlets.removeAll { $0.number == place } } }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for entry in lock.withLock({ outlets }) { entry.outlet.sendWanted(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let outlets = lock.withLock {
      guard self.completion == nil else { return [(number: Int, outlet: Outlet<Output, Failure>)]() }
      self.completion = completion
      return self.outlets
    }
    for entry in outlets { entry.outlet.finish(completion) }
  }
}

/// Sends values on to whoever has subscribed.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  public init() {}

  public func send(_ value: Output) { audience.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    audience.add(subscriber)
  }
}

/// Holds a value and sends each new one on; whoever subscribes gets the present one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = NSLock()
  private var stored: Output
  private let audience = Audience<Output, Failure>()

  public init(_ value: Output) { stored = value }

  public var value: Output {
    get { lock.withLock { stored } }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard audience.completion == nil else { return }
    lock.withLock { stored = value }
    audience.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    audience.add(subscriber) { self.value }
  }
}
