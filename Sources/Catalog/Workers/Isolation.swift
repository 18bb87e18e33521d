import Foundation
import Semantics

/// Runs what a component could bring down in a process of its own, so that a trap or a hang has a name.
@MainActor
enum Isolation {
  /// Set in the process that may be brought down.
  nonisolated static let marker = "ALOUD_WORKER"
  /// How long one component may take, in seconds.
  nonisolated static let standardTimeout = 30

  nonisolated static var isWorker: Bool { ProcessInfo.processInfo.environment[marker] != nil }

  /// Does the work of a command about one component, in a second process that runs the same command line.
  static func guarding(_ invocation: Invocation, _ work: () throws -> ExitStatus) throws -> ExitStatus {
    guard !isWorker else { return try work() }
    let process = Worker(arguments: invocation.program.arguments)
    switch try process.passThrough(timeout: standardTimeout) {
    case .exited(let code): return ExitStatus(rawValue: code) ?? .failure
    case .trapped(let signal):
      Output.error(
        "\(invocation.program.name): \(invocation.operands[0]) trapped (signal \(signal)); its own output is above")
      return .failure
    case .hung:
      Output.error(
        "\(invocation.program.name): \(invocation.operands[0]) did not return within \(standardTimeout) seconds and was stopped"
      )
      return .failure
    }
  }
}
