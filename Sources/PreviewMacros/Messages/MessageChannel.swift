import Foundation

/// The pipe to the compiler: an eight-byte little-endian length, then that many bytes of JSON, in both directions.
struct MessageChannel {
  /// More than any source file that a compiler reads; a longer message is a broken one.
  static let longestMessage: UInt64 = 1 << 30

  let input: Int32
  let output: Int32

  /// Waits for the next message; nil when the compiler hung up or sent what cannot be a message.
  func receive() -> [UInt8]? {
    guard let header = read(8) else { return nil }
    let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, length <= Self.longestMessage else { return nil }
    return read(Int(length))
  }

  /// - Returns: Whether the compiler took the message.
  func send(_ reply: PluginReply) -> Bool {
    guard let body = try? JSONEncoder().encode(reply) else { return false }
    return write(Self.framed(Array(body)))
  }

  static func framed(_ body: [UInt8]) -> [UInt8] {
    let length = UInt64(body.count)
    return (0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) } + body
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let taken = bytes.withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress! + filled, count - filled) }
      if taken < 0, errno == EINTR { continue }
      guard taken > 0 else { return nil }
      filled += taken
    }
    return bytes
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let taken = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress! + sent, bytes.count - sent) }
      if taken < 0, errno == EINTR { continue }
      guard taken > 0 else { return false }
      sent += taken
    }
    return true
  }
}
