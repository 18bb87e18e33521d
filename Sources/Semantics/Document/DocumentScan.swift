import Foundation

/// What a document's text tells before it is decoded: how deep it nests, and on which line each value stands.
///
/// Walks the bytes without recursion, so that no nesting can bring it down; what is no JSON is left to the decoder.
struct DocumentScan {
  /// One place on the way to a value.
  enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  /// A key that stands twice in one object.
  struct Repeated {
    let key: String
    let line: Int
  }

  private(set) var depth = 0
  private(set) var lines: [[Step]: Int] = [:]
  private(set) var keys: [(path: [Step], key: String, line: Int)] = []
  private(set) var repeated: Repeated?

  private struct Frame {
    var isObject: Bool
    var index = 0
    var key: String?
    var seen: Set<String> = []
  }

  /// - Parameter limit: The depth past which reading stops.
  init(_ data: Data, limit: Int) {
    var frames: [Frame] = []
    var line = 1
    var isKeyNext = false
    let bytes = [UInt8](data)
    var position = 0

    func path() -> [Step] {
      frames.map { $0.isObject ? .key($0.key ?? "") : .index($0.index) }
    }

    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: "\""):
        let start = position + 1
        position = start
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
          if bytes[position] == UInt8(ascii: "\\") { position += 1 }
          position += 1
        }
        if isKeyNext, let last = frames.indices.last {
          let key = String(decoding: bytes[start..<min(position, bytes.count)], as: UTF8.self)
          if !frames[last].seen.insert(key).inserted, repeated == nil { repeated = Repeated(key: key, line: line) }
          frames[last].key = nil
          keys.append((path().dropLast(), key, line))
          frames[last].key = key
          isKeyNext = false
        }
        lines[path()] = lines[path()] ?? line
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        let isObject = bytes[position] == UInt8(ascii: "{")
        lines[path()] = lines[path()] ?? line
        frames.append(Frame(isObject: isObject))
        depth = max(depth, frames.count)
        if depth > limit { return }
        isKeyNext = isObject
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !frames.isEmpty { frames.removeLast() }
        isKeyNext = false
      case UInt8(ascii: ","):
        if let last = frames.indices.last {
          frames[last].index += 1
          isKeyNext = frames[last].isObject
        }
      default: break
      }
      position += 1
    }
  }

  /// The line of a value, or of the nearest one around it.
  func line(of path: [Step]) -> Int {
    var path = path
    while true {
      if let line = lines[path] { return line }
      guard !path.isEmpty else { return 1 }
      path.removeLast()
    }
  }
}
