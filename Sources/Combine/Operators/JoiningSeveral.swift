extension Publisher {
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Operator<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ second: P, _ third: Q, _ fourth: R
  ) -> Publishers.Operator<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ second: P, _ third: Q, _ fourth: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Operator<T, Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(second, third, fourth).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Operator<T, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  public func zip<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> Publishers.Operator<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(second).zip(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  public func zip<P: Publisher, Q: Publisher, T>(
    _ second: P, _ third: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Operator<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
    zip(second, third).map { transform($0.0, $0.1, $0.2) }
  }

  public func merge<P: Publisher, Q: Publisher>(with second: P, _ third: Q) -> Publishers.Operator<Output, Failure>
  where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
    merge(with: second).merge(with: third)
  }

  public func merge<P: Publisher, Q: Publisher, R: Publisher>(
    with second: P, _ third: Q, _ fourth: R
  ) -> Publishers.Operator<Output, Failure>
  where
    P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure, R.Output == Output,
    R.Failure == Failure
  {
    merge(with: second, third).merge(with: fourth)
  }

  /// Delivers values for as long as another publisher has delivered none.
  public func prefix<P: Publisher>(untilOutputFrom other: P) -> Publishers.Operator<Output, Failure> {
    gated(by: other) { isOpen, outlet, value in
      if isOpen { outlet.finish() } else if let value { outlet.send(value) }
    }
  }

  /// Delivers values once another publisher has delivered one.
  public func drop<P: Publisher>(
    untilOutputFrom other: P
  ) -> Publishers.Operator<Output, Failure> where P.Failure == Failure {
    gated(by: other) { isOpen, outlet, value in
      if isOpen, let value { outlet.send(value) }
    }
  }

  /// - Parameter deliver: Told of each value, and once without one when the other publisher delivers its first.
  private func gated<P: Publisher>(
    by other: P, _ deliver: @escaping (Bool, Outlet<Output, Failure>, Output?) -> Void
  ) -> Publishers.Operator<Output, Failure> {
    Publishers.Operator { outlet in
      var isOpen = false
      var parts: [AnyCancellable] = []
      outlet.onEnd = { parts.forEach { $0.cancel() } }
      outlet.open {
        parts.append(
          other.prefix(1).sink { _ in
          } receiveValue: { _ in
            isOpen = true
            deliver(true, outlet, nil)
          })
        parts.append(
          self.sink {
            outlet.finish($0)
          } receiveValue: {
            deliver(isOpen, outlet, $0)
          })
      }
    }
  }
}
