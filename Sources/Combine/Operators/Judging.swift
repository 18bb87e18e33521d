extension Publisher {
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.Operator<Output, any Error> {
    tryMap { try isIncluded($0) ? $0 : nil }.compactMap { $0 }
  }

  public func contains(where isWanted: @escaping (Output) -> Bool) -> Publishers.Operator<Bool, Failure> {
    filter(isWanted).prefix(1).reduce(false) { _, _ in true }
  }

  public func allSatisfy(_ isGood: @escaping (Output) -> Bool) -> Publishers.Operator<Bool, Failure> {
    contains { !isGood($0) }.map { !$0 }
  }

  public func min() -> Publishers.Operator<Output, Failure> where Output: Comparable { min { $0 < $1 } }
  public func max() -> Publishers.Operator<Output, Failure> where Output: Comparable { max { $0 < $1 } }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    collect().compactMap { $0.min(by: areInIncreasingOrder) }
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Operator<Output, Failure> {
    collect().compactMap { $0.max(by: areInIncreasingOrder) }
  }

  public func output(at index: Int) -> Publishers.Operator<Output, Failure> { dropFirst(index).prefix(1) }

  public func output(in range: Range<Int>) -> Publishers.Operator<Output, Failure> {
    dropFirst(range.lowerBound).prefix(range.count)
  }

  /// Delivers values in groups of a number, of which the last may be smaller.
  public func collect(_ count: Int) -> Publishers.Operator<[Output], Failure> {
    through { (outlet: Outlet<[Output], Failure>) in
      var group: [Output] = []
      return (
        { value in
          group.append(value)
          guard group.count >= count else { return }
          outlet.send(group)
          group = []
        },
        { completion in
          if !group.isEmpty, case .finished = completion { outlet.send(group) }
          outlet.finish(completion)
        }
      )
    }
  }

  /// The same publisher, which ends the program should it fail.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.Operator<Output, Never> {
    through { (outlet: Outlet<Output, Never>) in
      (
        { outlet.send($0) },
        { completion in
          if case .failure(let error) = completion { fatalError("\(prefix)\(error)", file: file, line: line) }
          outlet.finish()
        }
      )
    }
  }

  /// Goes on with another publisher when this one fails, or fails with what the handler throws.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.Operator<Output, any Error> where P.Output == Output {
    `catch` { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Ends when no value has come for some time, with an error where one is given.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Operator<Output, Failure> {
    through { (outlet: Outlet<Output, Failure>) in
      var newest = 0
      func wait() {
        newest += 1
        let number = newest
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
        ) {
          guard number == newest else { return }
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      return (
        { value in
          wait()
          outlet.send(value)
        },
        { completion in
          newest += 1
          outlet.finish(completion)
        }
      )
    }
  }
}
