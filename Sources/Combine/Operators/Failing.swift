extension Publisher {
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.Operator<Output, E> {
    through { (outlet: Outlet<Output, E>) in
      (
        { outlet.send($0) },
        { completion in
          switch completion {
          case .finished: outlet.finish()
          case .failure(let error): outlet.finish(.failure(transform(error)))
          }
        }
      )
    }
  }

  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Operator<Output, P.Failure> where P.Output == Output {
    Publishers.Operator { outlet in
      var part: AnyCancellable?
      outlet.onEnd = { part?.cancel() }
      outlet.open {
        part = self.sink { completion in
          guard case .failure(let error) = completion else { return outlet.finish() }
          part = handler(error).sink {
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

  public func replaceError(with value: Output) -> Publishers.Operator<Output, Never> { `catch` { _ in Just(value) } }

  /// Subscribes anew when the publisher fails.
  public func retry(_ retries: Int) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { outlet in
      var part: AnyCancellable?
      outlet.onEnd = { part?.cancel() }
      func attempt(_ left: Int) {
        part = self.sink { completion in
          if case .failure = completion, left > 0 { attempt(left - 1) } else { outlet.finish(completion) }
        } receiveValue: {
          outlet.send($0)
        }
      }
      outlet.open { attempt(retries) }
    }
  }

  /// Tells what passes.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { outlet in
      var hasEnded = false
      let sink = Subscribers.Sink<Output, Failure> { completion in
        hasEnded = true
        receiveCompletion?(completion)
        outlet.finish(completion)
      } receiveValue: { value in
        receiveOutput?(value)
        outlet.send(value)
      }
      outlet.onEnd = {
        if !hasEnded { receiveCancel?() }
        sink.cancel()
      }
      outlet.open {
        receiveSubscription?(outlet)
        receiveRequest?(.unlimited)
        self.subscribe(sink)
      }
    }
  }

  /// The same publisher: what it would print is for a person who looks.
  public func print(_ prefix: String = "") -> Self { self }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.Operator<Output, E> {
    through { (outlet: Outlet<Output, E>) in ({ outlet.send($0) }, { _ in outlet.finish() }) }
  }
}
