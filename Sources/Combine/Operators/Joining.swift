/// Subscriptions that an operator holds at the same time, and how many of them have not ended.
private final class Parts {
  var held: [AnyCancellable] = []
  var open = 0
  var hasEnded = false

  func cancel() {
    held.forEach { $0.cancel() }
    held = []
  }
}

extension Publisher {
  /// Subscribes to a publisher made of each value, and delivers what they all do.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.Operator<P.Output, Failure> where P.Failure == Failure {
    Publishers.Operator { outlet in
      let parts = Parts()
      outlet.onEnd = { parts.cancel() }
      outlet.open {
        parts.open += 1
        let end: (Subscribers.Completion<Failure>) -> Void = { completion in
          parts.open -= 1
          if case .failure = completion { outlet.finish(completion) }
          if parts.open == 0 { outlet.finish(completion) }
        }
        parts.held.append(
          self.sink(receiveCompletion: end) { value in
            parts.open += 1
            parts.held.append(transform(value).sink(receiveCompletion: end) { outlet.send($0) })
          })
      }
    }
  }

  /// Delivers what the newest of the publishers delivers.
  public func switchToLatest() -> Publishers.Operator<Output.Output, Failure>
  where Output: Publisher, Output.Failure == Failure {
    Publishers.Operator { outlet in
      let parts = Parts()
      var inner: AnyCancellable?
      outlet.onEnd = {
        inner?.cancel()
        parts.cancel()
      }
      outlet.open {
        parts.held.append(
          self.sink { completion in
            parts.hasEnded = true
            if case .failure = completion { return outlet.finish(completion) }
            if parts.open == 0 { outlet.finish() }
          } receiveValue: { publisher in
            inner?.cancel()
            parts.open = 1
            inner = publisher.sink { completion in
              parts.open = 0
              if case .failure = completion { return outlet.finish(completion) }
              if parts.hasEnded { outlet.finish() }
            } receiveValue: {
              outlet.send($0)
            }
          })
      }
    }
  }

  public func merge<P: Publisher>(with other: P) -> Publishers.Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    [eraseToAnyPublisher(), other.eraseToAnyPublisher()].publisher.setFailureType(to: Failure.self).flatMap { $0 }
  }

  /// Delivers the newest values of both whenever there is a new one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.Operator<(Output, P.Output), Failure>
  where P.Failure == Failure {
    joined(with: other) { left, right, send in
      if let first = left.last, let second = right.last {
        (left, right) = ([first], [second])
        send((first, second))
      }
    }
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Operator<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> Publishers.Operator<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Delivers the first of one with the first of the other, then the second with the second.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Operator<(Output, P.Output), Failure>
  where P.Failure == Failure {
    joined(with: other) { left, right, send in
      while !left.isEmpty, !right.isEmpty { send((left.removeFirst(), right.removeFirst())) }
    }
  }

  private func joined<P: Publisher, T>(
    with other: P, _ join: @escaping (inout [Output], inout [P.Output], (T) -> Void) -> Void
  ) -> Publishers.Operator<T, Failure> where P.Failure == Failure {
    Publishers.Operator { outlet in
      let parts = Parts()
      var left: [Output] = []
      var right: [P.Output] = []
      outlet.onEnd = { parts.cancel() }
      outlet.open {
        parts.open = 2
        let end: (Subscribers.Completion<Failure>) -> Void = { completion in
          parts.open -= 1
          if case .failure = completion { outlet.finish(completion) }
          if parts.open == 0 { outlet.finish(completion) }
        }
        parts.held.append(
          self.sink(receiveCompletion: end) {
            left.append($0)
            join(&left, &right) { outlet.send($0) }
          })
        parts.held.append(
          other.sink(receiveCompletion: end) {
            right.append($0)
            join(&left, &right) { outlet.send($0) }
          })
      }
    }
  }

  /// Delivers values before those of this publisher.
  public func prepend(_ values: Output...) -> Publishers.Operator<Output, Failure> {
    values.publisher.setFailureType(to: Failure.self).followed(by: self)
  }

  public func append(_ values: Output...) -> Publishers.Operator<Output, Failure> {
    followed(by: values.publisher.setFailureType(to: Failure.self))
  }

  private func followed<P: Publisher>(by next: P) -> Publishers.Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Operator { outlet in
      var part: AnyCancellable?
      outlet.onEnd = { part?.cancel() }
      outlet.open {
        part = self.sink { completion in
          if case .failure = completion { return outlet.finish(completion) }
          part = next.sink {
            outlet.finish($0)
          } receiveValue: {
            outlet.send($0)
          }
        } receiveValue: {
          outlet.send($0)
        }
      }
    }
  }

  /// Subscribes once, for as long as anybody listens, and delivers to all who do.
  public func share() -> Publishers.Operator<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    var source: AnyCancellable?
    var listeners = 0
    return Publishers.Operator { outlet in
      let part = Subscribers.Sink<Output, Failure> {
        outlet.finish($0)
      } receiveValue: {
        outlet.send($0)
      }
      outlet.onEnd = {
        part.cancel()
        listeners -= 1
        if listeners == 0 { source = nil }
      }
      outlet.open {
        listeners += 1
        subject.subscribe(part)
        if source == nil {
          source = self.sink {
            subject.send(completion: $0)
          } receiveValue: {
            subject.send($0)
          }
        }
      }
    }
  }
}
