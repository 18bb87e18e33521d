import Foundation

/// A C format for one number such as `%lld`, `%05d` or `%.1f`, written with the separators of a locale.
struct NumberSpecifier {
  private var flags = ""
  private var width = 0
  private var precision: Int?
  private var conversion: Character

  /// Nil where the text is no format for a number.
  init?(_ text: String) {
    let form = /%([-+0#' ]*)(\d{0,3})(?:\.(\d{0,2}))?(?:hh|h|ll|l|q|z|t|j|L)?([dDiuUxXoOfFeEgGaA])/
    guard let match = text.wholeMatch(of: form), let conversion = match.4.first else { return nil }
    flags = String(match.1)
    width = Int(match.2) ?? 0
    precision = match.3.map { Int($0) ?? 0 }
    self.conversion = conversion
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
