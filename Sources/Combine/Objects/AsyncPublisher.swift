/// The values of a publisher that cannot fail, to be awaited one after another.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncStream<Carried<P.Output>>.Iterator
    public mutating func next() async -> P.Output? { await values.next()?.value }
  }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream<Carried<P.Output>>.makeStream()
    nonisolated(unsafe) let part = publisher.sink { _ in
      continuation.finish()
    } receiveValue: {
      continuation.yield(Carried(value: $0))
    }
    continuation.onTermination = { _ in part.cancel() }
    return Iterator(values: stream.makeAsyncIterator())
  }
}

/// The values of a publisher, to be awaited one after another; its failure is thrown.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  public init(_ publisher: P) { self.publisher = publisher }

  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncThrowingStream<Carried<P.Output>, any Error>.Iterator
    public mutating func next() async throws -> P.Output? { try await values.next()?.value }
  }

  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream<Carried<P.Output>, any Error>.makeStream()
    nonisolated(unsafe) let part = publisher.sink { completion in
      switch completion {
      case .finished: continuation.finish()
      case .failure(let error): continuation.finish(throwing: error)
      }
    } receiveValue: {
      continuation.yield(Carried(value: $0))
    }
    continuation.onTermination = { _ in part.cancel() }
    return Iterator(values: stream.makeAsyncIterator())
  }
}

/// A value on its way from a publisher to the task that awaits it.
private struct Carried<Value>: @unchecked Sendable {
  let value: Value
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
