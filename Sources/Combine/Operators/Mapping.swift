public import Foundation

extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Operator<T, Failure> {
    through { outlet in { outlet.send(transform($0)) } }
  }

  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.Operator<T, Failure> { map { $0[keyPath: keyPath] } }

  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.Operator<T, any Error> {
    through { (outlet: Outlet<T, any Error>) in
      (
        { value in
          do {
            outlet.send(try transform(value))
          } catch {
            outlet.finish(.failure(error))
          }
        }, { outlet.finish($0.erased) }
      )
    }
  }

  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.Operator<T, Failure> {
    through { outlet in { if let value = transform($0) { outlet.send(value) } } }
  }

  public func replaceNil<T>(with value: T) -> Publishers.Operator<T, Failure> where Output == T? {
    map { $0 ?? value }
  }

  /// Delivers each value joined with what came before.
  public func scan<T>(
    _ initial: T, _ next: @escaping (T, Output) -> T
  ) -> Publishers.Operator<T, Failure> {
    through { outlet in
      var sum = initial
      return {
        sum = next(sum, $0)
        outlet.send(sum)
      }
    }
  }

  /// Delivers all values joined, at the end.
  public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> Publishers.Operator<T, Failure> {
    through { (outlet: Outlet<T, Failure>) in
      var sum = initial
      return (
        { sum = next(sum, $0) },
        { completion in
          if case .finished = completion { outlet.send(sum) }
          outlet.finish(completion)
        }
      )
    }
  }

  /// Delivers all values in one array, at the end.
  public func collect() -> Publishers.Operator<[Output], Failure> { reduce([]) { $0 + [$1] } }

  public func count() -> Publishers.Operator<Int, Failure> { reduce(0) { sum, _ in sum + 1 } }

  /// Reads values of a type from data.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Operator<Item, any Error> where Coder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Writes values as data.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Operator<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

/// Reads values from what it is given.
public protocol TopLevelDecoder {
  associatedtype Input
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

/// Writes values.
public protocol TopLevelEncoder {
  associatedtype Output
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}

extension Subscribers.Completion {
  /// The same end without the type of its error.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
