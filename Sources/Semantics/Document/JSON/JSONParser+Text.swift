/// Texts and their escapes.
extension JSONParser {
  /// Reads a text, from its opening quote on.
  mutating func text() throws(JSONFault) -> String {
    let opening = position
    position += 1
    var decoded: [UInt8] = []
    var plain = position
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let rest = bytes[plain..<position]
        position += 1
        return String(decoding: decoded.isEmpty ? Array(rest) : decoded + rest, as: UTF8.self)
      case UInt8(ascii: "\\"):
        decoded += bytes[plain..<position]
        decoded += Array(String(try escape(in: opening)).utf8)
        plain = position
      case 0x0A, 0x0D:
        throw JSONFault(offset: position, message: "the line ends inside a text; write \\n for a line break")
      case ..<0x20:
        throw JSONFault(
          offset: position, message: "the character \(codePoint(Unicode.Scalar(byte))) must be escaped in a text")
      default: position += 1
      }
    }
    throw ended(in: opening)
  }

  private mutating func escape(in opening: Int) throws(JSONFault) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let letter = next else { throw ended(in: opening) }
    if letter == UInt8(ascii: "u") { return try codePointEscape(from: start, in: opening) }
    guard let scalar = JSONParser.escapes[letter] else {
      throw JSONFault(offset: start, message: "no escape begins with a backslash and \(shown())")
    }
    position += 1
    return scalar
  }

  private mutating func codePointEscape(from start: Int, in opening: Int) throws(JSONFault) -> Unicode.Scalar {
    position += 1
    let first = try hexadecimal(from: start, in: opening)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let isLeading = first < 0xDC00
    guard isLeading, take("\\"), take("u") else { throw lone(start) }
    let second = try hexadecimal(from: position - 2, in: opening)
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone(start) }
    return scalar
  }

  private mutating func hexadecimal(from start: Int, in opening: Int) throws(JSONFault) -> UInt32 {
    guard position + 4 <= bytes.count else {
      position = bytes.count
      throw ended(in: opening)
    }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw JSONFault(offset: start, message: "four hexadecimal digits are expected after \\u")
      }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }

  private func lone(_ start: Int) -> JSONFault {
    let escape = String(decoding: bytes[start..<start + 6], as: UTF8.self)
    return JSONFault(offset: start, message: "\(escape) is half of a character; a surrogate needs its other half")
  }

  private func ended(in opening: Int) -> JSONFault {
    JSONFault(offset: bytes.count, message: "the document ends inside a text", opening: opening)
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]
}
