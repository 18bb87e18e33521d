extension Publisher {
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    through { outlet in { if isIncluded($0) { outlet.send($0) } } }
  }

  public func removeDuplicates(by areEqual: @escaping (Output, Output) -> Bool) -> Publishers.Operator<Output, Failure>
  {
    through { outlet in
      var last: Output?
      return { value in
        if let last, areEqual(last, value) { return }
        last = value
        outlet.send(value)
      }
    }
  }

  public func removeDuplicates() -> Publishers.Operator<Output, Failure> where Output: Equatable {
    removeDuplicates(by: ==)
  }

  public func dropFirst(_ count: Int = 1) -> Publishers.Operator<Output, Failure> {
    through { outlet in
      var left = count
      return { if left > 0 { left -= 1 } else { outlet.send($0) } }
    }
  }

  public func drop(while isDropped: @escaping (Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    through { outlet in
      var isOver = false
      return { value in
        isOver = isOver || !isDropped(value)
        if isOver { outlet.send(value) }
      }
    }
  }

  public func prefix(_ count: Int) -> Publishers.Operator<Output, Failure> {
    through { outlet in
      var left = count
      return { value in
        left -= 1
        if left >= 0 { outlet.send(value) }
        if left <= 0 { outlet.finish() }
      }
    }
  }

  public func prefix(while isKept: @escaping (Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    through { outlet in { if isKept($0) { outlet.send($0) } else { outlet.finish() } } }
  }

  public func first() -> Publishers.Operator<Output, Failure> { prefix(1) }
  public func first(where isWanted: @escaping (Output) -> Bool) -> Publishers.Operator<Output, Failure> {
    filter(isWanted).prefix(1)
  }

  public func last() -> Publishers.Operator<Output, Failure> {
    reduce(nil) { $1 }.compactMap(\.self)
  }

  public func ignoreOutput() -> Publishers.Operator<Never, Failure> { compactMap { _ in nil } }

  public func contains(_ value: Output) -> Publishers.Operator<Bool, Failure> where Output: Equatable {
    filter { $0 == value }.prefix(1).reduce(false) { _, _ in true }
  }

  public func replaceEmpty(with value: Output) -> Publishers.Operator<Output, Failure> {
    through { (outlet: Outlet<Output, Failure>) in
      var isEmpty = true
      return (
        {
          isEmpty = false
          outlet.send($0)
        },
        { completion in
          if isEmpty, case .finished = completion { outlet.send(value) }
          outlet.finish(completion)
        }
      )
    }
  }
}
