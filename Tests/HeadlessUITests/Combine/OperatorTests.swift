import Combine
import Foundation
import HeadlessUI
import Semantics
import Testing

/// What each operator makes of some values, with the end written as a word.
@MainActor
struct OperatorTests {
  struct Oops: Error, Equatable {}

  /// The values and the end of a publisher, as text.
  nonisolated private static func log<P: Publisher>(_ publisher: P) -> [String] {
    var lines: [String] = []
    let part = publisher.sink { completion in
      switch completion {
      case .finished: lines.append("end")
      case .failure(let error): lines.append("\(error)")
      }
    } receiveValue: {
      lines.append("\($0)")
    }
    _ = part
    return lines
  }

  nonisolated private static var numbers: Publishers.Operator<Int, Never> { [1, 2, 2, 3].publisher }
  nonisolated private static var failing: Publishers.Operator<Int, Oops> {
    numbers.setFailureType(to: Oops.self).flatMap { number -> AnyPublisher<Int, Oops> in
      number < 3
        ? Just(number).setFailureType(to: Oops.self).eraseToAnyPublisher() : Fail(error: Oops()).eraseToAnyPublisher()
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: @Sendable () -> [String]
    let expected: String
    var testDescription: String { name }

    init<P: Publisher & SendableMetatype>(_ name: String, _ publisher: @escaping @Sendable () -> P, _ expected: String)
    {
      self.name = name
      lines = { OperatorTests.log(publisher()) }
      self.expected = expected
    }
  }

  nonisolated static let cases: [Case] = [
    Case("Just", { Just(7) }, "7 end"),
    Case("Empty", { Empty<Int, Never>() }, "end"),
    Case("Empty that stays", { Empty<Int, Never>(completeImmediately: false) }, ""),
    Case("Fail", { Fail<Int, Oops>(error: Oops()) }, "Oops()"),
    Case("Future", { Future<Int, Never> { $0(.success(4)) } }, "4 end"),
    Case("Deferred", { Deferred { Just(1) } }, "1 end"),
    Case("a sequence", { numbers }, "1 2 2 3 end"),
    Case("an optional", { Int?.none.publisher }, "end"),
    Case("a result", { Result<Int, Oops>.failure(Oops()).publisher }, "Oops()"),
    Case("map", { numbers.map { $0 * 10 } }, "10 20 20 30 end"),
    Case("map of a key path", { ["a", "bc"].publisher.map(\.count) }, "1 2 end"),
    Case("tryMap", { numbers.tryMap { if $0 == 2 { throw Oops() } else { $0 } } }, "1 Oops()"),
    Case("compactMap", { ["1", "x", "2"].publisher.compactMap(Int.init) }, "1 2 end"),
    Case("replaceNil", { [1, nil].publisher.replaceNil(with: 0) }, "1 0 end"),
    Case("scan", { numbers.scan(0, +) }, "1 3 5 8 end"),
    Case("reduce", { numbers.reduce(0, +) }, "8 end"),
    Case("collect", { numbers.collect() }, "[1, 2, 2, 3] end"),
    Case("count", { numbers.count() }, "4 end"),
    Case("filter", { numbers.filter { $0 != 2 } }, "1 3 end"),
    Case("removeDuplicates", { numbers.removeDuplicates() }, "1 2 3 end"),
    Case("dropFirst", { numbers.dropFirst() }, "2 2 3 end"),
    Case("drop(while:)", { numbers.drop { $0 < 2 } }, "2 2 3 end"),
    Case("prefix", { numbers.prefix(2) }, "1 2 end"),
    Case("prefix of endless values", { (1...).publisher.prefix(2) }, "1 2 end"),
    Case("prefix(while:)", { numbers.prefix { $0 < 3 } }, "1 2 2 end"),
    Case("first", { numbers.first() }, "1 end"),
    Case("merge of three", { Just(1).merge(with: Just(2), Just(3)) }, "1 2 3 end"),
    Case("Merge", { Publishers.Merge(Just(1), Just(2)) }, "1 2 end"),
    Case("MergeMany", { Publishers.MergeMany([Just(1), Just(2), Just(3)]) }, "1 2 3 end"),
    Case("first(where:)", { numbers.first { $0 > 1 } }, "2 end"),
    Case("last", { numbers.last() }, "3 end"),
    Case("ignoreOutput", { numbers.ignoreOutput() }, "end"),
    Case("contains", { numbers.contains(2) }, "true end"),
    Case("replaceEmpty", { Empty<Int, Never>().replaceEmpty(with: 5) }, "5 end"),
    Case("mapError", { failing.mapError { _ in CancellationError() } }, "1 2 2 CancellationError()"),
    Case("catch", { failing.catch { _ in Just(9) } }, "1 2 2 9 end"),
    Case("replaceError", { failing.replaceError(with: 0) }, "1 2 2 0 end"),
    Case("retry", { failing.retry(1) }, "1 2 2 1 2 2 Oops()"),
    Case("flatMap", { numbers.flatMap { [$0, 0].publisher } }, "1 0 2 0 2 0 3 0 end"),
    Case("switchToLatest", { [Just(1), Just(2)].publisher.switchToLatest() }, "1 2 end"),
    Case("merge", { Just(1).merge(with: Just(2)) }, "1 2 end"),
    Case("combineLatest", { Just(1).combineLatest([2, 3].publisher) }, "(1, 2) (1, 3) end"),
    Case("combineLatest of three", { Just(1).combineLatest(Just(2), Just(3)) }, "(1, 2, 3) end"),
    Case("CombineLatest", { Publishers.CombineLatest(Just(1), [2, 3].publisher) }, "(1, 2) (1, 3) end"),
    Case("CombineLatest3", { Publishers.CombineLatest3(Just(1), Just("a"), Just(2)) }, "(1, \"a\", 2) end"),
    Case("CombineLatest4", { Publishers.CombineLatest4(Just(1), Just(2), Just(3), Just(4)) }, "(1, 2, 3, 4) end"),
    Case("Zip", { Publishers.Zip(numbers, ["a", "b"].publisher) }, "(1, \"a\") (2, \"b\") end"),
    Case("zip", { numbers.zip(["a", "b"].publisher) }, "(1, \"a\") (2, \"b\") end"),
    Case("combineLatest of four", { Just(1).combineLatest(Just(2), Just(3), Just(4)) }, "(1, 2, 3, 4) end"),
    Case("combineLatest of three, made one", { Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 } }, "6 end"),
    Case("zip of three", { numbers.zip(numbers, ["a"].publisher) }, "(1, 1, \"a\") end"),
    Case("zip, made one", { numbers.zip(numbers) { $0 + $1 } }, "2 4 4 6 end"),
    Case("Zip3", { Publishers.Zip3(numbers, numbers, ["a"].publisher) }, "(1, 1, \"a\") end"),
    Case("merge of three", { Just(1).merge(with: Just(2), Just(3)) }, "1 2 3 end"),
    Case("Merge", { Publishers.Merge(Just(1), Just(2)) }, "1 2 end"),
    Case("Merge3", { Publishers.Merge3(Just(1), Just(2), Just(3)) }, "1 2 3 end"),
    Case("MergeMany", { Publishers.MergeMany((1...3).map { Just($0) }) }, "1 2 3 end"),
    Case("prefix(untilOutputFrom:)", { numbers.prefix(untilOutputFrom: Empty<Int, Never>()) }, "1 2 2 3 end"),
    Case("prefix(untilOutputFrom:), over", { numbers.prefix(untilOutputFrom: Just(1)) }, "end"),
    Case("drop(untilOutputFrom:)", { numbers.drop(untilOutputFrom: Just(1)) }, "1 2 2 3 end"),
    Case("drop(untilOutputFrom:), waiting", { numbers.drop(untilOutputFrom: Empty<Int, Never>()) }, "end"),
    Case("tryFilter", { numbers.tryFilter { if $0 == 3 { throw Oops() } else { $0 == 2 } } }, "2 2 Oops()"),
    Case("contains(where:)", { numbers.contains { $0 > 2 } }, "true end"),
    Case("allSatisfy", { numbers.allSatisfy { $0 < 3 } }, "false end"),
    Case("min", { numbers.min() }, "1 end"),
    Case("max(by:)", { numbers.max { $0 < $1 } }, "3 end"),
    Case("output(at:)", { numbers.output(at: 1) }, "2 end"),
    Case("output(in:)", { numbers.output(in: 1..<3) }, "2 2 end"),
    Case("collect of a number", { numbers.collect(3) }, "[1, 2, 2] [3] end"),
    Case("assertNoFailure", { numbers.assertNoFailure() }, "1 2 2 3 end"),
    Case("tryCatch", { failing.tryCatch { _ in Just(9) } }, "1 2 2 9 end"),
    Case("tryCatch that throws", { failing.tryCatch { error -> Just<Int> in throw error } }, "1 2 2 Oops()"),
    Case("prepend", { Just(1).prepend(0) }, "0 1 end"),
    Case("append", { Just(1).append(2) }, "1 2 end"),
    Case("decode", { Just(Data("[1,2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder()) }, "[1, 2] end"),
    Case("handleEvents", { numbers.handleEvents(receiveOutput: { _ in }).print() }, "1 2 2 3 end"),
  ]

  @Test(arguments: cases) func operatorDelivers(example: Case) {
    #expect(example.lines().joined(separator: " ") == example.expected)
  }

  @Test func aPassthroughSubjectTellsOnlyOfWhatComesLater() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    subject.send(1)
    let part = subject.sink { values.append($0) }
    subject.send(2)
    part.cancel()
    subject.send(3)
    #expect(values == [2])
  }

  @Test func aCurrentValueSubjectTellsItsValueFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    var parts = Set<AnyCancellable>()
    subject.sink { values.append($0) }.store(in: &parts)
    subject.value = 2
    subject.send(completion: .finished)
    subject.send(3)
    #expect(values == [1, 2])
    #expect(subject.value == 2)
  }

  @Test func aSubscriptionEndsWithItsHolder() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var part: AnyCancellable? = subject.sink { values.append($0) }
    subject.send(1)
    part = nil
    subject.send(2)
    #expect(values == [1])
    #expect(part == nil)
  }

  @Test func aSharedPublisherIsSubscribedOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    var values: [Int] = []
    let shared = subject.handleEvents(receiveOutput: { _ in count += 1 }).share()
    let parts = [shared.sink { values.append($0) }, shared.sink { values.append(-$0) }]
    subject.send(1)
    #expect(values == [1, -1])
    #expect(count == 1)
    #expect(parts.count == 2)
  }

  @Test func aSubscriberGetsNoMoreThanItWants() {
    final class Modest: Subscriber {
      var values: [Int] = []
      var subscription: (any Subscription)?
      func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.max(2))
      }
      func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { values.append(-1) }
    }
    let subscriber = Modest()
    [1, 2, 3].publisher.map { $0 * 2 }.subscribe(subscriber)
    #expect(subscriber.values == [2, 4])
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.values == [2, 4, 6, -1])
  }

  @Test func valuesAreAwaited() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }
}
