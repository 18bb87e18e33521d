import Semantics

/// A JSON value whose members keep their order, so that the same input gives the same bytes.
indirect enum JSONValue {
  case string(String)
  case number(Int)
  case bool(Bool)
  case array([JSONValue])
  case members([(name: String, value: JSONValue)])

  /// An object without the members that have no value.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .members(members.compactMap { name, value in value.map { (name, $0) } })
  }

  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// The document, indented by two spaces.
  var text: String {
    var text = ""
    write(into: &text, indent: "")
    return text + "\n"
  }

  private func write(into text: inout String, indent: String) {
    switch self {
    case .string(let string): JSONValue.quote(string, into: &text)
    case .number(let number): text += String(number)
    case .bool(let bool): text += bool ? "true" : "false"
    case .array(let values) where values.isEmpty: text += "[]"
    case .members(let members) where members.isEmpty: text += "{}"
    case .array(let values):
      let inner = indent + "  "
      text += "["
      for (index, value) in values.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        value.write(into: &text, indent: inner)
      }
      text += "\n\(indent)]"
    case .members(let members):
      let inner = indent + "  "
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "\n" : ",\n") + inner
        JSONValue.quote(member.name, into: &text)
        text += ": "
        member.value.write(into: &text, indent: inner)
      }
      text += "\n\(indent)}"
    }
  }

  /// Writes a string in which nothing means anything to a terminal, a log of CI or a page around it.
  private static func quote(_ string: String, into text: inout String) {
    text += "\""
    var last: Unicode.Scalar = " "
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "#" where last == "#", "/" where last == "<", "!" where last == "<": text += hexadecimal(scalar)
      case _ where isInvisible(scalar) || scalar.value == 0xFFFE || scalar.value == 0xFFFF: text += hexadecimal(scalar)
      default: text.unicodeScalars.append(scalar)
      }
      last = scalar
    }
    text += "\""
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
