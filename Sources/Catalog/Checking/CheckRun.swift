import Foundation
import Semantics

/// A check of several specs by worker processes, each of which may be brought down without the others.
struct CheckRun {
  let paths: [String]
  let records: Bool
  let jobs: Int
  /// How long one spec may take, in seconds.
  let timeout: Int

  /// The outcome of each spec, in the order of the paths.
  func outcomes() throws -> [CheckOutcome] {
    let parts = (0..<min(jobs, max(paths.count, 1))).map { part in
      paths.enumerated().filter { $0.offset % jobs == part }.map(\.element)
    }
    let collected = Collected()
    DispatchQueue.concurrentPerform(iterations: parts.count) { part in
      do {
        collected.add(try check(parts[part]))
      } catch {
        collected.fail(error)
      }
    }
    if let error = collected.error { throw error }
    let byPath = Dictionary(collected.outcomes.map { ($0.path, $0) }) { first, _ in first }
    return paths.compactMap { byPath[$0] }
  }

  /// Checks one after another, with a fresh worker after each that was brought down.
  private func check(_ paths: [String]) throws -> [CheckOutcome] {
    var rest = paths[...]
    var outcomes: [CheckOutcome] = []
    while !rest.isEmpty {
      let lines = Lines()
      var worker = Worker(arguments: ["check"])
      worker.environment = [CheckWorker.variable: rest.joined(separator: "\n")]
      if records { worker.environment[CheckWorker.recording] = "1" }
      let ending = try worker.lines(timeout: timeout) { lines.add($0) }
      let received = lines.outcomes
      let done = received.filter { $0.kind != .began }
      outcomes += done
      rest = rest.dropFirst(done.count)
      guard !rest.isEmpty else { break }
      let begun = received.last { $0.kind == .began && $0.path == rest.first }
      outcomes.append(broken(rest.removeFirst(), component: begun?.component, by: ending))
    }
    return outcomes
  }

  private func broken(_ path: String, component: String?, by ending: Worker.Ending) -> CheckOutcome {
    let name = component ?? "the component"
    let message =
      switch ending {
      case .hung: "\(name) did not return within \(timeout) seconds and was stopped"
      case .trapped(let signal): "\(name) trapped (signal \(signal))"
      case .exited(let code): "\(name) ended the program (status \(code))"
      }
    return CheckOutcome(path: path, kind: .failed, messages: ["\(escaped(path)):1: \(message)"], component: component)
  }

  /// What workers sent, from several threads.
  private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var outcomes: [CheckOutcome] = []
    private(set) var error: (any Error)?

    func add(_ more: [CheckOutcome]) { lock.withLock { outcomes += more } }
    func fail(_ error: any Error) { lock.withLock { self.error = error } }
  }

  /// The lines of one worker; what a component printed goes to standard error.
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var received: [CheckOutcome] = []

    var outcomes: [CheckOutcome] { lock.withLock { received } }

    func add(_ line: String) {
      guard line.hasPrefix("\u{1}"),
        let outcome = try? JSONDecoder().decode(CheckOutcome.self, from: Data(line.dropFirst().utf8))
      else { return Output.error(line) }
      lock.withLock { received.append(outcome) }
    }
  }
}
