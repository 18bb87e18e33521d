import Foundation

/// A C format for one number such as `%lld`, `%05d` or `%.1f`, written with the separators of a locale.
struct NumberSpecifier {
  private var flags = ""
  private var width = 0
  private var precision: Int?
  private var conversion: Character

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
  private static let lengths: Set = ["", "hh", "h", "ll", "l", "q", "z", "t", "j", "L"]

  /// Nil where the text is no format for a number.
  ///
  /// Read by hand, for each number in each text comes this way, and a pattern is compiled anew each time.
  init?(_ text: String) {
    var rest = text.utf8[...]
    func take(_ isTaken: (UInt8) -> Bool) -> String {
      let taken = rest.prefix(while: isTaken)
      rest = rest[taken.endIndex...]
      return String(Substring(taken))
    }
    guard rest.popFirst() == UInt8(ascii: "%") else { return nil }
    flags = take { "-+0#' ".utf8.contains($0) }
    let digits = take(Self.digits.contains)
    guard digits.utf8.count <= 3 else { return nil }
    width = Int(digits) ?? 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let digits = take(Self.digits.contains)
      guard digits.utf8.count <= 2 else { return nil }
      precision = Int(digits) ?? 0
    }
    let length = take { "hlqztjL".utf8.contains($0) }
    guard Self.lengths.contains(length), let last = rest.popFirst(), rest.isEmpty else { return nil }
    guard "dDiuUxXoOfFeEgGaA".utf8.contains(last) else { return nil }
    conversion = Character(Unicode.Scalar(last))
  }

  func text<Number: BinaryInteger>(of value: Number, in locale: Locale) -> String {
    switch conversion {
    case "x", "o", "O": padded(String(value, radix: conversion == "x" ? 16 : 8), isNegative: value < 0)
    case "X": padded(String(value, radix: 16, uppercase: true), isNegative: value < 0)
    case "d", "D", "i", "u", "U":
      padded(
        IntegerFormatStyle<Number>(locale: locale).format(value), isNegative: value < 0,
        zero: IntegerFormatStyle<Int>(locale: locale).format(0))
    default: text(of: Double(value), in: locale)
    }
  }

  func text(of value: Double, in locale: Locale) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
    let number =
      switch conversion {
      case "e", "E": style.notation(.scientific).precision(.fractionLength(precision ?? 6)).format(value)
      case "g", "G": style.precision(.significantDigits(1...max(1, precision ?? 6))).format(value)
      case "f", "F", "a", "A": style.precision(.fractionLength(precision ?? 6)).format(value)
      default: style.precision(.fractionLength(0)).rounded(rule: .towardZero).format(value)
      }
    return padded(number, isNegative: value < 0, zero: IntegerFormatStyle<Int>(locale: locale).format(0))
  }

  /// - Parameter zero: The digit that fills a number up, which is one of the locale's own.
  private func padded(_ number: String, isNegative: Bool, zero: String = "0") -> String {
    let number = flags.contains("+") && !isNegative ? "+" + number : number
    let missing = max(0, width - number.count)
    guard missing > 0 else { return number }
    if flags.contains("-") { return number + String(repeating: " ", count: missing) }
    guard flags.contains("0") else { return String(repeating: " ", count: missing) + number }
    let signs = number.prefix { $0 == "-" || $0 == "+" }
    return signs + String(repeating: zero, count: missing) + number.dropFirst(signs.count)
  }
}
