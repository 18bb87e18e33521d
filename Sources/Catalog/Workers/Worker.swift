import Foundation
import Synchronization

/// A second process of this very program, which a component may bring down.
struct Worker {
  enum Ending {
    /// The worker came to its own end, with the status of its work.
    case done(ExitStatus)
    /// The component called `exit`.
    case exited(Int32)
    case trapped(signal: Int32)
    case hung
  }

  let arguments: [String]
  /// How long it may take until a line comes, or until it ends where its lines are not read; in seconds.
  let timeout: Int

  /// Runs with this process's own output.
  func passThrough() throws -> Ending {
    let process = try process()
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    return try run(process) {
      guard ended.wait(timeout: .now() + .seconds(timeout)) != .success else { return true }
      kill(process.processIdentifier, SIGKILL)
      ended.wait()
      return false
    }
  }

  /// Runs, hands over a line, and gets lines of output back one by one.
  func exchange(_ line: String, _ body: @escaping @Sendable (String) -> Void) throws -> Ending {
    let process = try process()
    let progress = DispatchSemaphore(value: 0)
    let isFinished = Mutex(false)
    let output = LineReading()
    process.standardOutput = output.pipe
    return try run(process, input: line + "\n") {
      output.start {
        body($0)
        progress.signal()
      } atEnd: {
        isFinished.withLock { $0 = true }
        progress.signal()
      }
      while !isFinished.withLock({ $0 }) {
        if progress.wait(timeout: .now() + .seconds(timeout)) == .success { continue }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return false
      }
      process.waitUntilExit()
      return true
    }
  }

  /// Runs a process until it has ended, by itself or not.
  ///
  /// - Parameter wait: Waits for the end and returns whether it came by itself.
  private func run(_ process: Process, input text: String = "", wait: () -> Bool) throws -> Ending {
    // Held open until the end: a worker whose input ends has lost the process that started it.
    let input = Pipe()
    process.standardInput = input
    defer { try? input.fileHandleForWriting.close() }
    let errors = LineReading()
    process.standardError = errors.pipe
    try process.run()
    errors.start { line in
      // The addresses of a trap mean nothing to a reader of logs; what was wrong stands before them.
      guard !isStackTrace(line) else { return }
      Output.error(line)
    }
    let writing = Thread {
      // A worker that is gone before it has read all is met where its end is.
      try? input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    }
    writing.start()
    let endedByItself = wait()
    errors.finish()
    guard endedByItself else { return .hung }
    let status = process.terminationStatus
    guard process.terminationReason == .exit else { return .trapped(signal: status) }
    return Isolation.status(ofEnd: status).map { .done($0) } ?? .exited(status)
  }

  private func process() throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment[Isolation.marker] = "1"
    // The report of a trap should be one line, not a minute of symbols.
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    process.environment = environment
    return process
  }
}

/// Whether a line is the head or a frame of the trace that Swift's runtime prints without symbols.
private func isStackTrace(_ line: String) -> Bool {
  if line == "Current stack trace:" { return true }
  let words = line.split(separator: " ", maxSplits: 3)
  return words.count == 4 && Int(words[0]) != nil && words[2].hasPrefix("0x") && words[3].contains(" + ")
}

extension Worker.Ending {
  /// What became of the component, after its name; nil when nothing did.
  func misfortune(timeout: Int) -> String? {
    switch self {
    case .done: nil
    case .hung: "did not return within \(timeout) \(timeout == 1 ? "second" : "seconds") and was stopped"
    case .exited(let code): "ended the program, with status \(code)"
    case .trapped(SIGILL), .trapped(SIGTRAP): "trapped"
    case .trapped(SIGSEGV), .trapped(SIGBUS): "crashed: it calls itself without end, or used memory that is not its own"
    case .trapped(SIGABRT): "aborted"
    case .trapped(SIGKILL): "was killed, perhaps because memory ran out"
    case .trapped(let signal): "was ended by signal \(signal)"
    }
  }
}
