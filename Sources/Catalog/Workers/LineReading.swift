import Foundation

/// The lines that come out of a pipe, read on a thread of their own.
final class LineReading: Sendable {
  let pipe: Pipe
  private let ended = DispatchSemaphore(value: 0)

  /// No line of a sensible size is longer; one that is gets split, so that it does not fill the memory.
  private static let longest = 1 << 24

  init() { pipe = Pipe() }

  /// Begins to read, and hands over each line as it comes; then tells that no more will come.
  func start(_ body: @escaping @Sendable (String) -> Void, atEnd: @escaping @Sendable () -> Void = {}) {
    let thread = Thread { [self] in
      var rest = Data()
      while true {
        let data = pipe.fileHandleForReading.availableData
        if data.isEmpty { break }
        var start = data.startIndex
        while let end = data[start...].firstIndex(of: UInt8(ascii: "\n")) {
          rest += data[start..<end]
          body(String(decoding: rest, as: UTF8.self))
          rest = Data()
          start = end + 1
        }
        rest += data[start...]
        if rest.count > LineReading.longest {
          body(String(decoding: rest, as: UTF8.self))
          rest = Data()
        }
      }
      if !rest.isEmpty { body(String(decoding: rest, as: UTF8.self)) }
      atEnd()
      ended.signal()
    }
    thread.start()
  }

  /// Waits for the last line of a process that has ended; one that it started may still hold the pipe, so not for long.
  func finish() { _ = ended.wait(timeout: .now() + .seconds(1)) }
}
