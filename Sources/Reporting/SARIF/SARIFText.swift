/// Pieces that stand in many places of a log.
enum SARIFText {
  /// A message, in which square brackets before a round one would be a link and braces around a number a placeholder.
  static func message(_ text: String) -> JSONValue { .object(["text": .string(plain(text))]) }

  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in line(text).unicodeScalars {
      switch scalar {
      case "[", "]": result += "\\" + String(scalar)
      case "{": result += "{{"
      case "}": result += "}}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func location(_ place: Place) -> JSONValue {
    .object([
      "artifactLocation": .object(["uri": .string(place.uri)]),
      "region": .object(["startLine": .number(place.line)]),
    ])
  }
}
