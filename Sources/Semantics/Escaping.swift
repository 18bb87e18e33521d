/// The text with everything made visible that could forge a line, a colour, a direction or a command of CI.
///
/// `##[error]` and `##vso[…]` are commands wherever they stand in a line of a log; what is one only at the beginning of a
/// line is told by ``beginsLikeCommand(_:)``.
public func escaped(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: { isInvisible($0) || $0 == "#" }) else { return text }
  var result = ""
  let scalars = Array(text.unicodeScalars)
  for (index, scalar) in scalars.enumerated() {
    switch scalar {
    case "#" where endsCommandMark(scalars, index): result += "\\u{23}"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      if isInvisible(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}

/// Whether the second `#` of a command such as `##[error]` stands at an index.
private func endsCommandMark(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
  guard index > 0, scalars[index - 1] == "#" else { return false }
  return scalars[(index + 1)...].first { !$0.properties.isAlphabetic } == "["
}

/// Whether the log of a CI would take a line for a command: it begins with two colons, spaces before them or not.
public func beginsLikeCommand(_ line: String) -> Bool {
  line.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
}

/// Whether a scalar is a control, a line separator or a mark that turns the direction of text.
public func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: false
  }
}
