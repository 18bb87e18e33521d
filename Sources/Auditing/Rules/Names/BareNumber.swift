/// Tells a text that is a number and no more: `3`, `1,024`, `−2.5`, `$4`, `20 %`, `3 kg`.
///
/// A unit that is spelt out is a word. Times, dates, versions and fractions are more than a number.
enum BareNumber {
  private static let units: Set<String> = [
    "%", "٪", "‰", "°", "°C", "°F", "℃", "℉", "kg", "g", "mg", "t", "lb", "oz", "km", "m", "cm", "mm", "mi", "ft", "in",
    "h", "min", "s", "ms", "l", "L", "cl", "ml", "mL", "kB", "KB", "MB", "GB", "TB", "W", "kW", "kWh", "V", "A", "Hz",
    "kHz", "MHz", "GHz", "dB", "px", "pt", "x", "×", "k", "K", "M", "″", "′", "EUR", "USD", "GBP", "CHF", "JPY",
  ]
  private static let signs: Set<Character> = ["+", "-", "−", "±", "~", "≈", "<", ">", "≤", "≥", "×"]
  private static let separators: Set<Character> = [".", ",", "'", "’", " ", "\u{A0}", "\u{202F}", "٫", "٬"]

  static func matches(_ text: String) -> Bool {
    // Nothing longer is a number that somebody reads.
    guard text.utf8.count < 48, !beginsWithLetter(text), text.contains(where: \.isNumber) else { return false }
    var rest = text.drop { signs.contains($0) || $0.isCurrencySymbol || $0.isWhitespace }
    guard let first = rest.first, first.isNumber else { return false }
    var groups = [0]
    var last: Character = first
    while let character = rest.first {
      if character.isNumber {
        groups[groups.count - 1] += 1
      } else if separators.contains(character), rest.dropFirst().first?.isNumber == true, last.isNumber {
        groups.append(0)
      } else {
        break
      }
      last = character
      rest.removeFirst()
    }
    // Several separators are those of thousands, with a decimal one at most; else it is a date or a version.
    guard groups.count < 3 || groups.dropFirst().dropLast().allSatisfy({ $0 == 3 }) else { return false }
    let unit = rest.filter { !$0.isWhitespace }
    return unit.isEmpty || units.contains(String(unit)) || unit.allSatisfy(\.isCurrencySymbol)
  }

  /// Whether a Latin letter comes first, as in nearly every label.
  private static func beginsWithLetter(_ text: String) -> Bool {
    text.utf8.first.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 } ?? false
  }
}
