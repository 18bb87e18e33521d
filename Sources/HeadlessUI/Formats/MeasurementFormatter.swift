public import Foundation

/// Writes measurements; by default in the unit that the region takes.
nonisolated open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  private var chosenLocale: Locale?
  open var locale: Locale! {
    get { chosenLocale ?? CurrentEnvironment.locale }
    set { chosenLocale = newValue }
  }
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let digits = numberFormatter.maximumFractionDigits
    let usage = unitOptions.contains(.providedUnit) ? nil : "default"
    return MeasurementText.text(
      of: measurement.value, measurement.unit, width: width, usage: usage,
      number: .number.precision(.fractionLength(numberFormatter.minimumFractionDigits...max(digits, 0))),
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit), in: locale)
  }

  open func string(from unit: Unit) -> String { unit.symbol }

  open override func string(for object: Any?) -> String? {
    switch object {
    case let length as Measurement<UnitLength>: string(from: length)
    case let temperature as Measurement<UnitTemperature>: string(from: temperature)
    case let mass as Measurement<UnitMass>: string(from: mass)
    case let measurement as Measurement<Unit>: string(from: measurement)
    default: nil
    }
  }

  private var width: String {
    switch unitStyle {
    case .long: "unit-width-full-name"
    case .short: "unit-width-narrow"
    default: "unit-width-short"
    }
  }
}
