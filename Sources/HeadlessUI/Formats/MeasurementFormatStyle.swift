public import Foundation

/// What a measurement is of, by which a region chooses its unit.
nonisolated public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  let name: String?

  /// The unit that a region takes for anything.
  public static var general: Self { Self(name: "default") }
  /// The unit that the measurement has.
  public static var asProvided: Self { Self(name: nil) }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var road: Self { Self(name: "road") }
  public static var focalLength: Self { Self(name: "focal-length") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
  public static var visibility: Self { Self(name: "visiblty") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  public static var person: Self { Self(name: "person") }
  public static var weather: Self { Self(name: "weather") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  public static var workout: Self { Self(name: "workout") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { Self(name: "wind") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "fluid") }
}

nonisolated extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { Self(name: "baromtrc") }
}

nonisolated extension Measurement where UnitType: Dimension {
  /// How a measurement is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public struct UnitWidth: Codable, Hashable, Sendable {
      let option: String
      public static var wide: Self { Self(option: "unit-width-full-name") }
      public static var abbreviated: Self { Self(option: "unit-width-short") }
      public static var narrow: Self { Self(option: "unit-width-narrow") }
    }

    public var width: UnitWidth
    public var locale: Locale
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementText.text(
        of: value.value, value.unit, width: width.option, usage: usage?.name, number: numberFormatStyle,
        hidesScaleName: hidesScaleName, in: locale)
    }
  }

  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(style).format(self)
  }

  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

nonisolated extension Measurement.FormatStyle where UnitType == UnitTemperature {
  public init(
    width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType>? = .general,
    hidesScaleName: Bool, numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
}

extension FormatStyle {
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Self(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
  }
}

extension Measurement.FormatStyle: LocaleBearing where UnitType: Dimension {}
