import Foundation

extension Unit {
  /// The unit's name in CLDR; nil for a unit that has none, or that a program made.
  var tableName: String? {
    switch self {
    case is UnitLength: Self.lengths[symbol]
    case is UnitTemperature: Self.temperatures[symbol]
    case is UnitMass: Self.masses[symbol]
    case is UnitSpeed: Self.speeds[symbol]
    case is UnitDuration: Self.durations[symbol]
    case is UnitVolume: Self.volumes[symbol]
    case is UnitArea: Self.areas[symbol]
    case is UnitAngle: Self.angles[symbol]
    case is UnitEnergy: Self.energies[symbol]
    case is UnitPower: Self.powers[symbol]
    case is UnitPressure: Self.pressures[symbol]
    case is UnitInformationStorage: Self.storages[symbol]
    case is UnitFrequency: Self.frequencies[symbol]
    default: nil
    }
  }

  private static let lengths = [
    "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
    "nm": "nanometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "NM": "nautical-mile", "ftm": "fathom",
    "fur": "furlong", "ly": "light-year", "ua": "astronomical-unit", "pc": "parsec", "smi": "mile-scandinavian",
  ]
  private static let temperatures = ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound", "st": "stone",
    "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let durations = [
    "s": "second", "min": "minute", "hr": "hour", "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
  ]
  private static let volumes = [
    "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "m³": "cubic-meter", "tsp": "teaspoon",
    "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
  ]
  private static let areas = [
    "m²": "square-meter", "km²": "square-kilometer", "cm²": "square-centimeter", "ft²": "square-foot",
    "in²": "square-inch", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let angles = ["°": "degree", "rad": "radian", "ʹ": "arc-minute", "′": "arc-minute", "″": "arc-second"]
  private static let energies = [
    "J": "joule", "kJ": "kilojoule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
  ]
  private static let powers = ["W": "watt", "kW": "kilowatt", "MW": "megawatt", "hp": "horsepower"]
  private static let pressures = [
    "kPa": "kilopascal", "hPa": "hectopascal", "bar": "bar", "mbar": "millibar", "psi": "pound-force-per-square-inch",
    "mmHg": "millimeter-ofhg", "inHg": "inch-ofhg",
  ]
  private static let storages = [
    "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte", "b": "bit", "bit": "bit",
  ]
  private static let frequencies = ["Hz": "hertz", "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz"]
}
