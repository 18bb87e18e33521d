import Foundation

/// A number in a text, as it is read there.
struct SpokenNumber: Sendable, Hashable {
  let value: Double
  /// How many digits stand behind the decimal separator.
  let decimals: Int
  let isPercent: Bool

  /// Whether the number can stand for another one, rounded or cut off where its digits end.
  func means(_ number: Double) -> Bool {
    let tolerance = pow(10, -Double(decimals))
    func isClose(_ number: Double) -> Bool { abs(value - number) < max(tolerance * 0.999, abs(number) * 1e-9) }
    return isClose(number) || (isPercent && isClose(number * 100))
  }

  /// Whether there is a digit, in any script.
  static func hasDigit(_ text: String) -> Bool {
    // The tables of Unicode are asked for what is not ASCII alone: every text of every tree passes here.
    text.unicodeScalars.contains { $0.isASCII ? "0"..."9" ~= $0 : $0.properties.numericType == .decimal }
  }

  /// The numbers of a text as a locale writes them, in order.
  static func all(in text: String, locale: String) -> [SpokenNumber] {
    guard hasDigit(text) else { return [] }
    var scan = NumberScan(text, locale: Locale(identifier: locale))
    return scan.numbers()
  }
}

/// Reads numbers from left to right.
private struct NumberScan {
  private let characters: [Character]
  private let decimal: Character
  private let grouping: Character
  private var place = 0

  init(_ text: String, locale: Locale) {
    // Marks that turn the direction stand between a sign and its digits in Arabic.
    characters = text.filter { !["\u{61C}", "\u{200E}", "\u{200F}"].contains($0) }.map(\.self)
    decimal = locale.decimalSeparator?.first ?? "."
    grouping = locale.groupingSeparator?.first ?? ","
  }

  mutating func numbers() -> [SpokenNumber] {
    var numbers: [SpokenNumber] = []
    while place < characters.count {
      if digit(at: place) == nil { place += 1 } else { numbers.append(number()) }
    }
    return numbers
  }

  private func digit(at place: Int) -> Int? {
    guard characters.indices.contains(place),
      characters[place].unicodeScalars.first?.properties.numericType == .decimal
    else { return nil }
    return characters[place].wholeNumberValue
  }

  private mutating func number() -> SpokenNumber {
    let isNegative = hasSign(before: place)
    var digits = ""
    var decimals = 0
    var isFraction = false
    while place < characters.count {
      if let digit = digit(at: place) {
        digits += String(digit)
        if isFraction { decimals += 1 }
        place += 1
      } else if !isFraction, isGrouping(at: place) {
        place += 1
      } else if !isFraction, characters[place] == decimal, digit(at: place + 1) != nil {
        isFraction = true
        digits += "."
        place += 1
      } else {
        break
      }
    }
    let value = Double(digits) ?? 0
    return SpokenNumber(value: isNegative ? -value : value, decimals: decimals, isPercent: isPercent(at: place))
  }

  private func hasSign(before place: Int) -> Bool {
    guard place > 0, "-−".contains(characters[place - 1]) else { return false }
    return place == 1 || !(characters[place - 2].isLetter || characters[place - 2].isNumber)
  }

  /// A group has three digits, or two in India, and more digits do not follow by themselves.
  private func isGrouping(at place: Int) -> Bool {
    let character = characters[place]
    guard character == grouping || (grouping.isWhitespace && "\u{A0}\u{202F}".contains(character)) else { return false }
    var count = 0
    while digit(at: place + 1 + count) != nil { count += 1 }
    return count == 3 || (count == 2 && place + 3 < characters.count && characters[place + 3] == grouping)
  }

  private func isPercent(at place: Int) -> Bool {
    var place = place
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    return place < characters.count && "%٪".contains(characters[place])
  }
}
