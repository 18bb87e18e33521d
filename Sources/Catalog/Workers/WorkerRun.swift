import Foundation
import Semantics
import Synchronization

/// Several tasks done by worker processes, each of which may be brought down without the others.
struct WorkerRun<Task: Codable & Sendable, Outcome: Codable & Sendable>: Sendable {
  /// The command that does a task when it finds itself in a worker.
  let command: String
  let jobs: Int
  /// How long one task may take, in seconds.
  let timeout: Int
  /// What stands for a task whose worker was brought down: what the worker said of it before, and what became of it.
  let broken: @Sendable (Task, Outcome?, String) -> Outcome
  /// Told of each task that is done.
  var progress: @Sendable () -> Void = {}

  /// The outcome of each task, in their order.
  func outcomes(of tasks: [Task]) throws -> [Outcome] {
    let jobs = min(jobs, tasks.count)
    let parts = Mutex([Result<[Outcome], any Error>](repeating: .success([]), count: jobs))
    let group = DispatchGroup()
    for job in 0..<jobs {
      let share = tasks.enumerated().filter { $0.offset % jobs == job }.map(\.element)
      group.enter()
      let thread = Thread {
        let result = Result { try work(on: share) }
        parts.withLock { $0[job] = result }
        group.leave()
      }
      thread.start()
    }
    group.wait()
    let found = try parts.withLock { $0 }.map { try $0.get() }
    return tasks.indices.map { found[$0 % jobs][$0 / jobs] }
  }

  /// Does one after another, with a fresh worker after each that was brought down.
  private func work(on tasks: [Task]) throws -> [Outcome] {
    var outcomes: [Outcome] = []
    while outcomes.count < tasks.count {
      let received = Received(progress)
      let worker = Worker(arguments: [command], timeout: timeout)
      let order = try JSONEncoder().encode(Array(tasks[outcomes.count...]))
      let ending = try worker.exchange(String(decoding: order, as: UTF8.self)) { received.add($0) }
      let (done, begun) = received.outcomes
      outcomes += done
      guard outcomes.count < tasks.count else { break }
      let misfortune = ending.misfortune(timeout: timeout) ?? "was not looked at, for a reason of the program's own"
      outcomes.append(broken(tasks[outcomes.count], begun, misfortune))
      progress()
    }
    return outcomes
  }

  /// The outcomes that one worker sent, and what it said of a task that it began and did not finish.
  private final class Received: Sendable {
    private let state = Mutex<(done: [Outcome], begun: Outcome?)>(([], nil))
    private let progress: @Sendable () -> Void

    init(_ progress: @escaping @Sendable () -> Void) { self.progress = progress }

    var outcomes: (done: [Outcome], begun: Outcome?) { state.withLock { $0 } }

    func add(_ line: String) {
      guard let message = WorkerMessage<Outcome>(line: line) else { return Output.error(line) }
      state.withLock { state in
        if message.isDone {
          state.done.append(message.outcome)
          state.begun = nil
        } else {
          state.begun = message.outcome
        }
      }
      if message.isDone { progress() }
    }
  }
}

/// What a worker says of a task: that it begins, so that whatever brings it down has a name, or what came of it.
struct WorkerMessage<Outcome: Codable & Sendable>: Codable {
  let outcome: Outcome
  let isDone: Bool

  init(_ outcome: Outcome, isDone: Bool) {
    self.outcome = outcome
    self.isDone = isDone
  }

  init?(line: String) {
    guard let data = Data(base64Encoded: line), let message = try? JSONDecoder().decode(Self.self, from: data) else {
      return nil
    }
    self = message
  }

  /// One line, in which no label can be more than data.
  func line() throws -> String { try JSONEncoder().encode(self).base64EncodedString() }
}

/// The half of the work that is done in a worker: tasks come in as one line, outcomes go out as lines.
enum WorkerDesk {
  /// - Parameter work: Does one task; it says what it begins with before anything can bring it down.
  @MainActor
  static func serve<Task: Codable & Sendable, Outcome: Codable & Sendable>(
    _ work: (Task, _ begin: (Outcome) throws -> Void) throws -> Outcome
  ) throws -> ExitStatus {
    StandardStreams.separateResults()
    let tasks = try JSONDecoder().decode([Task].self, from: Data((readLine() ?? "").utf8))
    StandardStreams.followInput()
    for task in tasks {
      let outcome = try work(task) { Output.line(try WorkerMessage($0, isDone: false).line()) }
      Output.line(try WorkerMessage(outcome, isDone: true).line())
    }
    return .clean
  }
}
