import Semantics

/// Text for the contents or an attribute of an element, without the characters that XML 1.0 does not have.
func xml(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&apos;"
    case "\n": result += "\n"
    case _ where isInvisible(scalar) || scalar.value == 0xFFFE || scalar.value == 0xFFFF:
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
