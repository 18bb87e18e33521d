import Semantics

/// Text between straight quotation marks, with what could break a line or fool an eye escaped.
enum QuotedText {
  static let escapes: [Unicode.Scalar: Unicode.Scalar] = ["\"": "\"", "\\": "\\", "n": "\n", "r": "\r", "t": "\t"]
  private static let letters: [Unicode.Scalar: String] = [
    "\"": "\\\"", "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t",
  ]

  static func text(of content: String) -> String {
    var result = "\""
    for scalar in content.unicodeScalars {
      if let escape = letters[scalar] {
        result += escape
      } else if isInvisible(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A word without quotation marks where that reads back as the same text.
  static func word(_ content: String) -> String {
    isPlainWord(content.unicodeScalars[...]) ? content : text(of: content)
  }

  /// One or more words without quotation marks where that reads back as the same text.
  static func words(_ content: String) -> String {
    let words = content.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    return words.allSatisfy(isPlainWord) ? content : text(of: content)
  }

  private static func isPlainWord(_ word: Substring.UnicodeScalarView) -> Bool {
    !word.isEmpty && word.allSatisfy { $0 != " " && $0 != "\"" && $0 != ";" && $0 != "\\" && !isInvisible($0) }
  }
}
