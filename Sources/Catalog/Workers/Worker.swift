import Foundation
import Synchronization

/// A second process of this very program.
struct Worker {
  enum Ending {
    case exited(Int32)
    case trapped(signal: Int32)
    case hung
  }

  let arguments: [String]
  /// Variables that the process gets beside this one's.
  var environment: [String: String] = [:]

  private func process() throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    environment[Isolation.marker] = "1"
    // The report of a trap should be one line, not a minute of symbols.
    environment["SWIFT_BACKTRACE"] = environment["SWIFT_BACKTRACE"] ?? "enable=no"
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs with this process's own output.
  func passThrough(timeout: Int) throws -> Ending {
    let process = try process()
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    guard ended.wait(timeout: .now() + .seconds(timeout)) == .success else {
      kill(process.processIdentifier, SIGKILL)
      return .hung
    }
    return ending(of: process)
  }

  /// Runs and hands over each line of its output; a line keeps the process from being held to hang.
  func lines(timeout: Int, _ body: @escaping @Sendable (String) -> Void) throws -> Ending {
    let process = try process()
    let pipe = Pipe()
    process.standardOutput = pipe
    let progress = DispatchSemaphore(value: 0)
    let isFinished = Mutex(false)
    let reading = Thread {
      var buffer = Data()
      while true {
        let data = pipe.fileHandleForReading.availableData
        if data.isEmpty { break }
        buffer.append(data)
        while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
          body(String(decoding: buffer[buffer.startIndex..<end], as: UTF8.self))
          buffer = Data(buffer[(end + 1)...])
          progress.signal()
        }
      }
      isFinished.withLock { $0 = true }
      progress.signal()
    }
    try process.run()
    reading.start()
    while !isFinished.withLock({ $0 }) {
      if progress.wait(timeout: .now() + .seconds(timeout)) == .success { continue }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return .hung
    }
    process.waitUntilExit()
    return ending(of: process)
  }

  init(arguments: [String]) { self.arguments = arguments }

  private func ending(of process: Process) -> Ending {
    process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .trapped(signal: process.terminationStatus)
  }
}
