import Foundation

/// The end of a publisher at which a subscriber stands: it delivers what is wanted, and keeps the rest until it is.
final class Outlet<Output, Failure: Error>: Subscription {
  private let lock = NSRecursiveLock()
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private var kept: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isDelivering = false
  /// What is done once, when the subscriber first wants something.
  private var start: (() -> Void)?
  /// What is done when the subscription ends, by either side.
  var onEnd: (() -> Void)?

  init(_ subscriber: some Subscriber<Output, Failure>) { self.subscriber = subscriber }

  /// Hands the subscriber its subscription.
  ///
  /// - Parameter start: What delivers values, run when they are first wanted.
  func open(_ start: @escaping () -> Void = {}) {
    self.start = start
    subscriber?.receive(subscription: self)
  }

  var isOpen: Bool { lock.withLock { subscriber != nil && completion == nil } }

  func send(_ value: Output) {
    lock.withLock {
      guard subscriber != nil, completion == nil else { return }
      kept.append(value)
    }
    deliver()
  }

  /// Delivers a value only if it is wanted now, as a subject does.
  func sendWanted(_ value: Output) {
    guard lock.withLock({ demand > 0 }) else { return }
    send(value)
  }

  func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
    lock.withLock { if self.completion == nil { self.completion = completion } }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    let start = lock.withLock {
      self.demand += demand
      defer { if demand > 0 { self.start = nil } }
      return demand > 0 ? self.start : nil
    }
    start?()
    deliver()
  }

  func cancel() {
    let end = lock.withLock {
      subscriber = nil
      kept = []
      start = nil
      defer { onEnd = nil }
      return onEnd
    }
    end?()
  }

  private func deliver() {
    lock.lock()
    defer { lock.unlock() }
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while let subscriber, demand > 0, !kept.isEmpty {
      demand -= 1
      demand += subscriber.receive(kept.removeFirst())
    }
    guard kept.isEmpty, let subscriber, let completion else { return }
    self.subscriber = nil
    let end = onEnd
    onEnd = nil
    subscriber.receive(completion: completion)
    end?()
  }
}
