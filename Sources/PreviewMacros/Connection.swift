import Foundation

/// The compiler's end of the pipe: messages of JSON, each behind its length in eight bytes, least first.
enum Connection {
  static func read() -> Request? {
    guard let header = read(count: 8) else { return nil }
    let count = header.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard count > 0, count < 1 << 31, let data = read(count: Int(count)) else { return nil }
    return (try? JSONDecoder().decode(Request.self, from: data)) ?? .other
  }

  static func write(_ reply: Reply) {
    guard let data = try? JSONEncoder().encode(reply) else { return }
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) })
    try? FileHandle.standardOutput.write(contentsOf: header + data)
  }

  private static func read(count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      guard let more = try? FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
        return nil
      }
      data += more
    }
    return data
  }
}
