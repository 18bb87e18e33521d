/// The publishers that operators make.
public enum Publishers {
  /// A publisher that does something with what another one delivers.
  public struct Operator<Output, Failure: Error>: Publisher {
    private let attach: (Outlet<Output, Failure>) -> Void

    /// - Parameter attach: Connects an outlet with what it delivers, and opens it.
    init(attach: @escaping (Outlet<Output, Failure>) -> Void) { self.attach = attach }

    public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
      attach(Outlet(subscriber))
    }
  }
}

extension Publisher {
  /// A publisher that has closures of its own for each subscriber, run for the values and the end of this one.
  ///
  /// - Parameter handlers: Makes the closures; they write to the outlet.
  func through<NewOutput, NewFailure: Error>(
    _ handlers:
      @escaping (Outlet<NewOutput, NewFailure>) -> (
        value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void
      )
  ) -> Publishers.Operator<NewOutput, NewFailure> {
    Publishers.Operator { outlet in
      let (value, end) = handlers(outlet)
      let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: end, receiveValue: value)
      outlet.onEnd = { sink.cancel() }
      outlet.open { self.subscribe(sink) }
    }
  }

  /// The same for operators that leave the end as it is.
  func through<NewOutput>(
    _ value: @escaping (Outlet<NewOutput, Failure>) -> (Output) -> Void
  ) -> Publishers.Operator<NewOutput, Failure> {
    through { (outlet: Outlet<NewOutput, Failure>) in (value(outlet), { outlet.finish($0) }) }
  }
}
