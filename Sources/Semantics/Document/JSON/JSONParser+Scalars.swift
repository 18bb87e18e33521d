import Foundation

/// Numbers and words.
extension JSONParser {
  mutating func number() throws(JSONFault) -> String {
    let start = position
    if take("-"), next == UInt8(ascii: "I") { throw noNumber() }
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONFault) {
    let start = position
    while let byte = next, isDigit(byte) { position += 1 }
    if position == start { throw unexpected("a digit") }
  }

  mutating func word() throws(JSONFault) -> JSONValue.Content {
    let start = position
    while let byte = next, isLetter(byte) || isDigit(byte) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    switch word {
    case "true": return .flag(true)
    case "false": return .flag(false)
    case "null": return .null
    default: break
    }
    position = start
    switch word.lowercased() {
    case "": throw unexpected("a value")
    case "nan", "inf", "infinity": throw noNumber()
    case "true", "false", "null", "none", "nil", "undefined":
      throw JSONFault(offset: start, message: "the words of JSON are true, false and null, not \(quoted(word))")
    default:
      throw JSONFault(
        offset: start, message: "a value is expected here, not \(quoted(word)); texts stand in double quotes")
    }
  }

  private func noNumber() -> JSONFault {
    JSONFault(
      offset: position,
      message: "a number in JSON is finite; leave the key out where a bound does not exist")
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }
}
