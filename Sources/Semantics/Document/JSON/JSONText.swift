/// Texts as JSON documents write them.
package enum JSONText {
  /// A text in quotes, with everything escaped that does not show, turns the direction of text, or begins a command of CI.
  package static func literal(_ text: String) -> String {
    var result = "\""
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if isInvisible(scalar) || scalar == "#" && last == "#" {
          for unit in String(scalar).utf16 {
            let digits = String(unit, radix: 16)
            result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
          }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
      last = scalar
    }
    return result + "\""
  }
}
