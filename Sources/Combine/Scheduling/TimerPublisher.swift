public import Foundation

/// A publisher that begins to deliver when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
  /// Connects with its first subscriber.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private var connection: (any Cancellable)?
    private var listeners = 0

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      let outlet = Outlet<Output, Failure>(subscriber)
      let sink = Subscribers.Sink<Output, Failure> {
        outlet.finish($0)
      } receiveValue: {
        outlet.send($0)
      }
      // Whoever listens keeps the connection.
      outlet.onEnd = {
        sink.cancel()
        self.leave()
      }
      outlet.open()
      upstream.subscribe(sink)
      listeners += 1
      if connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      listeners -= 1
      guard listeners == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }
}

extension Timer {
  /// Delivers the date in an interval, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// Delivers the date in an interval.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where Never == S.Failure, Date == S.Input {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subject = subject
      let timer = Timer(fire: Date() + interval, interval: interval, repeats: true) { _ in subject.send(Date()) }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension NotificationCenter {
  /// Delivers the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Delivers the notifications of a name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S) where Never == S.Failure, Notification == S.Input {
      let outlet = Outlet<Notification, Never>(subscriber)
      nonisolated(unsafe) let receiver = outlet
      let observer = center.addObserver(forName: name, object: object, queue: nil) { receiver.sendWanted($0) }
      let center = center
      outlet.onEnd = { center.removeObserver(observer) }
      outlet.open()
    }
  }
}
