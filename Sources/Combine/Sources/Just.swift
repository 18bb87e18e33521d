/// Delivers one value and ends.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where Never == S.Failure, Output == S.Input {
    let outlet = Outlet<Output, Never>(subscriber)
    outlet.open {
      outlet.send(output)
      outlet.finish()
    }
  }
}

extension Just: Equatable where Output: Equatable {}

/// Delivers nothing, and ends at once unless told otherwise.
public struct Empty<Output, Failure: Error>: Publisher {
  public let completeImmediately: Bool

  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    let outlet = Outlet<Output, Failure>(subscriber)
    outlet.open()
    if completeImmediately { outlet.finish() }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure

  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    let outlet = Outlet<Output, Failure>(subscriber)
    outlet.open()
    outlet.finish(.failure(error))
  }
}

/// Makes its publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// Delivers what a promise is kept with, to each subscriber.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let subject = CurrentValueSubject<Output?, Failure>(nil)

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    let subject = subject
    var isKept = false
    attemptToFulfill { result in
      guard !isKept else { return }
      isKept = true
      switch result {
      case .success(let value): subject.send(value)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
    subject.compactMap(\.self).prefix(1).receive(subscriber: subscriber)
  }

  /// The value, once it is there.
  public var value: Output {
    get async throws {
      for try await value in AsyncThrowingPublisher(self) { return value }
      throw CancellationError()
    }
  }
}

extension Sequence {
  /// Delivers the elements one after another.
  public var publisher: Publishers.Operator<Element, Never> {
    Publishers.Operator { outlet in
      outlet.open {
        for element in self {
          guard outlet.isOpen else { return }
          outlet.send(element)
        }
        outlet.finish()
      }
    }
  }
}

extension Optional {
  /// Delivers the value, if there is one.
  public var publisher: Publishers.Operator<Wrapped, Never> { (map { [$0] } ?? []).publisher }
}

extension Result {
  /// Delivers the value or fails.
  public var publisher: Publishers.Operator<Success, Failure> {
    Publishers.Operator { outlet in
      outlet.open {
        switch self {
        case .success(let value):
          outlet.send(value)
          outlet.finish()
        case .failure(let error): outlet.finish(.failure(error))
        }
      }
    }
  }
}
