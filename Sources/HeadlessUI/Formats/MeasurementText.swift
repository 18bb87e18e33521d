import Foundation

/// What a measurement reads as, in the unit that its usage and the region ask for.
enum MeasurementText {
  /// - Parameters:
  ///   - width: The word of a number skeleton for the length of the unit's name.
  ///   - usage: What the measurement is of, as CLDR calls it; nil keeps the unit as it is.
  static func text(
    of value: Double, _ unit: Unit, width: String, usage: String?, number: FloatingPointFormatStyle<Double>? = nil,
    hidesScaleName: Bool = false, in locale: Locale
  ) -> String {
    guard let name = unit.tableName else {
      return "\((number ?? .number).locale(locale).format(value)) \(unit.symbol)"
    }
    if let usage, number == nil, !hidesScaleName {
      let options = [width, "usage/\(usage)"]
      if let text = UnitText.text(of: value, unit: name, options: options, in: locale) { return text }
    }
    let usageOption = usage.map { ["usage/\($0)"] } ?? []
    let shown = hidesScaleName ? converted(value, name, usageOption, in: locale) : value
    let digits =
      number.map { style in fractionOption(of: style, converted(value, name, usageOption, in: locale)) }
      ?? (hidesScaleName && usage != nil ? "precision-integer" : nil)
    let options = [width] + (hidesScaleName ? [] : usageOption) + (digits.map { [$0] } ?? [])
    return UnitText.text(
      of: shown, unit: hidesScaleName ? "measure-unit/temperature-generic" : name, options: options, in: locale)
      ?? UnitText.text(of: value, unit: name, options: [width] + (digits.map { [$0] } ?? []), in: locale)
      ?? "\((number ?? .number).locale(locale).format(value)) \(unit.symbol)"
  }

  /// The amount in the unit that the region takes, read from how English has it there.
  private static func converted(_ value: Double, _ unit: String, _ usage: [String], in locale: Locale) -> Double {
    guard !usage.isEmpty else { return value }
    let english = Locale(identifier: "en_\(locale.region?.identifier ?? "001")")
    let options = usage + ["unit-width-short", "group-off", ".##########"]
    guard let text = UnitText.text(of: value, unit: unit, options: options, in: english) else { return value }
    return Double(text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) ?? value
  }

  /// The word of a number skeleton for as many decimals as a style writes.
  private static func fractionOption(of style: FloatingPointFormatStyle<Double>, _ value: Double) -> String {
    let text = style.locale(Locale(identifier: "en_US_POSIX")).format(value)
    guard let point = text.firstIndex(of: ".") else { return "precision-integer" }
    return "." + String(repeating: "0", count: text[point...].dropFirst().prefix { $0.isNumber }.count)
  }
}
