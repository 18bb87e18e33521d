import Semantics

/// How much room a text takes, without a font: between a bound that no font stays under and one that none goes over.
struct TextExtent {
  /// The least and the greatest width on one line, in points.
  let width: ClosedRange<Double>
  /// The least width of the widest part that cannot be broken over lines.
  let widestWord: Double
  /// The least and the greatest height of a line.
  let lineHeight: ClosedRange<Double>

  /// - Parameter size: The size of the type, in points.
  init(_ text: String, size: Double) {
    var (total, word, widest) = (0.0, 0.0, 0.0)
    var count = 0.0
    for character in text {
      count += 1
      let isFullWidth = TextExtent.isFullWidth(character)
      let least = isFullWidth ? 1 : 0.25
      total += least
      word = character.isWhitespace ? 0 : isFullWidth ? least : word + least
      widest = max(widest, word)
    }
    width = total * size...max(total, count * 1.25) * size
    widestWord = widest * size
    lineHeight = size...size * 1.35
  }

  /// Whether a character takes a full em, and a line may break at it: Chinese, Japanese and Korean.
  private static func isFullWidth(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value, scalar >= 0x1100 else { return false }
    switch scalar {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return true
    default: return false
    }
  }
}

/// The width of a screen in points: that of the narrowest phone less its margins, and that of the widest.
enum ScreenWidth {
  static let least = 288.0
  static let greatest = 440.0
}

/// A length in points, with no more decimals than it needs, cut off after the second.
func points(_ length: Double) -> String {
  guard length.isFinite, abs(length) < 1e9 else { return "∞" }
  let text = truncated(length)
  return text.hasSuffix(".00") ? String(text.dropLast(3)) : text
}
