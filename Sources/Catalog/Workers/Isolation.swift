import Foundation
import Semantics

/// Runs what a component could bring down in a process of its own, so that a trap or a hang has a name.
@MainActor
enum Isolation {
  /// Set in the process that may be brought down.
  nonisolated static let marker = "ALOUD_WORKER"
  /// How long one component may take, in seconds.
  nonisolated static let standardTimeout = 30
  nonisolated static let timeout = CommandOption(
    name: "timeout", placeholder: "SECONDS", summary: "how long the component may take; \(standardTimeout) by default")
  nonisolated static let timeouts = 1...86_400
  /// Added to the status of a worker at its own end, since a component may call `exit` too.
  nonisolated private static let ownEnd: Int32 = 64

  nonisolated static var isWorker: Bool { ProcessInfo.processInfo.environment[marker] != nil }

  /// The status with which this process ends.
  nonisolated static func code(for status: ExitStatus) -> Int32 {
    isWorker ? ownEnd + status.rawValue : status.rawValue
  }

  /// What a worker ended with, or nil when it was not the worker that ended.
  nonisolated static func status(ofEnd code: Int32) -> ExitStatus? { ExitStatus(rawValue: code - ownEnd) }

  /// Does the work of a command about one component, in a second process that runs the same command line.
  static func guarding(_ invocation: Invocation, _ work: () throws -> ExitStatus) throws -> ExitStatus {
    let timeout = try invocation.count(timeout.name, in: timeouts, default: standardTimeout)
    guard !isWorker else {
      StandardStreams.separateResults()
      StandardStreams.followInput()
      return try work()
    }
    let ending = try Worker(arguments: invocation.program.arguments, timeout: timeout).passThrough()
    if case .done(let status) = ending { return status }
    let misfortune = ending.misfortune(timeout: timeout) ?? ""
    Output.error("\(invocation.program.name): \(invocation.operands[0]) \(misfortune)")
    return .failure
  }
}
