import Foundation
import Semantics
import Synchronization

/// A check of several specs by worker processes, each of which may be brought down without the others.
struct CheckRun {
  let records: Bool
  let jobs: Int
  /// How long one spec may take, in seconds.
  let timeout: Int

  /// The outcome of each task, in their order.
  func outcomes(of tasks: [CheckTask]) throws -> [CheckOutcome] {
    let jobs = min(jobs, tasks.count)
    let parts = Mutex([Result<[CheckOutcome], any Error>](repeating: .success([]), count: jobs))
    let group = DispatchGroup()
    for job in 0..<jobs {
      let share = tasks.enumerated().filter { $0.offset % jobs == job }.map(\.element)
      group.enter()
      let thread = Thread {
        let result = Result { try check(share) }
        parts.withLock { $0[job] = result }
        group.leave()
      }
      thread.start()
    }
    group.wait()
    let found = try parts.withLock { $0 }.map { try $0.get() }
    return tasks.indices.map { found[$0 % jobs][$0 / jobs] }
  }

  /// Checks one after another, with a fresh worker after each that was brought down.
  private func check(_ tasks: [CheckTask]) throws -> [CheckOutcome] {
    var outcomes: [CheckOutcome] = []
    while outcomes.count < tasks.count {
      let order = CheckOrder(tasks: Array(tasks[outcomes.count...]), records: records)
      let received = Received()
      let worker = Worker(arguments: [CheckCommand.name], timeout: timeout)
      let ending = try worker.exchange(String(decoding: JSONEncoder().encode(order), as: UTF8.self)) {
        received.add($0)
      }
      let (done, begun) = received.outcomes
      outcomes += done
      guard outcomes.count < tasks.count else { break }
      outcomes.append(broken(begun ?? CheckOutcome(tasks[outcomes.count], .began), by: ending))
    }
    return outcomes
  }

  private func broken(_ begun: CheckOutcome, by ending: Worker.Ending) -> CheckOutcome {
    var outcome = begun
    outcome.kind = .failed
    let misfortune = ending.misfortune(timeout: timeout) ?? "was not checked, for a reason of the program's own"
    let name = outcome.component.map(escaped) ?? "the component"
    outcome.messages = ["\(escaped(outcome.path)):\(outcome.line): \(name) \(misfortune)"]
    return outcome
  }

  /// The outcomes that one worker sent, and the last spec that it began and did not finish.
  private final class Received: Sendable {
    private let state = Mutex<(done: [CheckOutcome], begun: CheckOutcome?)>(([], nil))

    var outcomes: (done: [CheckOutcome], begun: CheckOutcome?) { state.withLock { $0 } }

    func add(_ line: String) {
      guard let outcome = try? JSONDecoder().decode(CheckOutcome.self, from: Data(line.utf8)) else {
        return Output.error(line)
      }
      state.withLock { state in
        if outcome.kind == .began {
          state.begun = outcome
        } else {
          state.done.append(outcome)
          state.begun = nil
        }
      }
    }
  }
}
