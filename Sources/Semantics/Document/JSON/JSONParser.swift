/// Reads JSON as RFC 8259 has it, and keeps where each value stands.
///
/// The bytes are valid UTF-8. Nesting past a limit is a fault, so that no document can bring the reader down.
struct JSONParser {
  let bytes: [UInt8]
  let depthLimit: Int
  /// What a message about the limit says beside it.
  let depthRemark: String
  var position: Int
  /// Where the lists and objects begin that are not closed yet.
  private var open: [Int] = []

  /// - Parameters:
  ///   - start: The byte to begin at, past a byte order mark.
  ///   - depthLimit: How deep lists and objects may nest.
  ///   - depthRemark: What a message about the limit says beside it; nothing by default.
  init(_ bytes: [UInt8], from start: Int, depthLimit: Int, depthRemark: String = "") {
    self.bytes = bytes
    self.depthLimit = depthLimit
    self.depthRemark = depthRemark
    position = start
  }

  /// Reads the one value that a document is.
  mutating func document() throws(JSONFault) -> JSONValue {
    let value = try value()
    skipSpace()
    guard position == bytes.count else {
      throw JSONFault(offset: position, message: "\(shown()) stands after the end of the document")
    }
    return value
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
  }

  private mutating func value() throws(JSONFault) -> JSONValue {
    skipSpace()
    let start = position
    let content: JSONValue.Content =
      switch next {
      case UInt8(ascii: "{"): .object(try members())
      case UInt8(ascii: "["): .list(try values())
      case UInt8(ascii: "\""): .text(try text())
      case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): .number(try number())
      default: try word()
      }
    return JSONValue(offset: start, content: content)
  }

  private mutating func members() throws(JSONFault) -> [JSONValue.Member] {
    try enter()
    var members: [JSONValue.Member] = []
    skipSpace()
    if take("}") { return leave(with: members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let start = position
      let key = try text()
      skipSpace()
      guard take(":") else { throw unexpected("a colon") }
      members.append(JSONValue.Member(key: key, offset: start, value: try value()))
      skipSpace()
      if take("}") { return leave(with: members) }
      guard take(",") else { throw unexpected("a comma or a closing brace") }
    }
  }

  private mutating func values() throws(JSONFault) -> [JSONValue] {
    try enter()
    var values: [JSONValue] = []
    skipSpace()
    if take("]") { return leave(with: values) }
    while true {
      values.append(try value())
      skipSpace()
      if take("]") { return leave(with: values) }
      guard take(",") else { throw unexpected("a comma or a closing bracket") }
    }
  }

  private mutating func enter() throws(JSONFault) {
    guard open.count < depthLimit else {
      throw JSONFault(
        offset: position,
        message: "lists and objects nest more than \(depthLimit) levels deep\(depthRemark)")
    }
    open.append(position)
    position += 1
  }

  private mutating func leave<Result>(with result: Result) -> Result {
    open.removeLast()
    return result
  }

  /// The fault that something else stands here, or nothing any more.
  func unexpected(_ expected: String) -> JSONFault {
    guard position < bytes.count else {
      return JSONFault(offset: position, message: "the document ends where \(expected) is expected", opening: open.last)
    }
    return JSONFault(offset: position, message: "\(expected) is expected here, not \(shown())")
  }

  /// The character that comes next, in a message.
  func shown() -> String {
    let end = min(position + 4, bytes.count)
    guard let scalar = String(decoding: bytes[position..<end], as: UTF8.self).unicodeScalars.first else { return "" }
    return isInvisible(scalar) ? "the character \(codePoint(scalar))" : quoted(String(scalar))
  }
}
