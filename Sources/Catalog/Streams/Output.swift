import Foundation
import Semantics
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The two ways out of the program: results and everything else.
///
/// What is printed came from outside at some point, in a label, a file name or an argument. Here is where no text can be more
/// than its own line: what could forge another line, a colour or a command of CI is made visible.
enum Output {
  private struct Results {
    var descriptor: Int32 = STDOUT_FILENO
    /// Why results could not be written; 0 while they can.
    var code: Int32 = 0
  }

  private static let results = Mutex(Results())

  /// Prints one line of results.
  static func line(_ text: String) { lines([text]) }

  static func lines(_ texts: [String]) {
    guard !texts.isEmpty else { return }
    let bytes = Array(texts.map { harmless($0) + "\n" }.joined().utf8)
    results.withLock { results in
      // After a failure nothing is written: what follows a gap would be misread.
      guard results.code == 0 else { return }
      results.code = write(bytes, to: results.descriptor)
    }
  }

  /// Prints a whole document in a format whose writer has made every label harmless in its own way.
  static func document(_ text: String) {
    results.withLock { results in
      guard results.code == 0 else { return }
      results.code = write(Array(text.utf8), to: results.descriptor)
    }
  }

  /// Prints one line that is no result. Nobody can be told when that fails.
  static func error(_ text: String) {
    _ = write(Array((harmless(text) + "\n").utf8), to: STDERR_FILENO)
  }

  /// Whether results go to a terminal, and nobody asked for no colours.
  static var showsColour: Bool {
    isatty(results.withLock(\.descriptor)) == 1 && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  static func setResults(descriptor: Int32) { results.withLock { $0.descriptor = descriptor } }

  /// Why results are lost, in words; nil when all were written, or when their reader, such as `head`, wanted no more.
  static var loss: String? {
    switch results.withLock(\.code) {
    case 0, EPIPE: nil
    case ENOSPC, EDQUOT: "the disk is full"
    case let code: String(cString: strerror(code)).lowercased()
    }
  }

  private static func harmless(_ text: String) -> String {
    let text = text.split(separator: "\t", omittingEmptySubsequences: false).map { escaped(String($0)) }
      .joined(separator: "\t")
    guard beginsLikeCommand(text), let colon = text.unicodeScalars.firstIndex(of: ":") else { return text }
    let scalars = text.unicodeScalars
    return String(scalars[..<colon]) + "\\u{3A}" + String(scalars[scalars.index(after: colon)...])
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var offset = 0
      while offset < buffer.count {
        #if canImport(Glibc)
          let count = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #else
          let count = Darwin.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
        #endif
        if count > 0 {
          offset += count
        } else if count == 0 || errno != EINTR {
          return count == 0 ? EIO : errno
        }
      }
      return 0
    }
  }
}
