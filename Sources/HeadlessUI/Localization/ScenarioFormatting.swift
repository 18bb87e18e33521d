public import Foundation

// A bare `formatted()` follows the scenario's locale: concrete overloads win over Foundation's generic ones, also where
// Foundation is imported beside this module.

extension Int {
  public func formatted() -> String { IntegerFormatStyle<Int>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Int {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Int8 {
  public func formatted() -> String { IntegerFormatStyle<Int8>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Int8 {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Int16 {
  public func formatted() -> String { IntegerFormatStyle<Int16>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Int16 {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Int32 {
  public func formatted() -> String { IntegerFormatStyle<Int32>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Int32 {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Int64 {
  public func formatted() -> String { IntegerFormatStyle<Int64>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Int64 {
    ScenarioFormat.localized(format).format(self)
  }
}

extension UInt {
  public func formatted() -> String { IntegerFormatStyle<UInt>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == UInt {
    ScenarioFormat.localized(format).format(self)
  }
}

extension UInt8 {
  public func formatted() -> String { IntegerFormatStyle<UInt8>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == UInt8 {
    ScenarioFormat.localized(format).format(self)
  }
}

extension UInt16 {
  public func formatted() -> String { IntegerFormatStyle<UInt16>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == UInt16 {
    ScenarioFormat.localized(format).format(self)
  }
}

extension UInt32 {
  public func formatted() -> String { IntegerFormatStyle<UInt32>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == UInt32 {
    ScenarioFormat.localized(format).format(self)
  }
}

extension UInt64 {
  public func formatted() -> String { IntegerFormatStyle<UInt64>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == UInt64 {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Double {
  public func formatted() -> String { FloatingPointFormatStyle<Double>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Double {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Float {
  public func formatted() -> String { FloatingPointFormatStyle<Float>(locale: CurrentEnvironment.locale).format(self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Float {
    ScenarioFormat.localized(format).format(self)
  }
}

/// Gives a format the scenario's locale where its author did not choose one.
enum ScenarioFormat {
  static func localized<S: FormatStyle>(_ format: S) -> S {
    let chosen: Locale? =
      switch format {
      case let format as any LocaleBearing: format.locale
      default: nil
      }
    guard chosen == nil || chosen == .autoupdatingCurrent else { return format }
    return format.locale(CurrentEnvironment.locale)
  }
}

/// A format that tells its locale.
protocol LocaleBearing {
  var locale: Locale { get }
}

extension IntegerFormatStyle: LocaleBearing {}
extension IntegerFormatStyle.Percent: LocaleBearing {}
extension IntegerFormatStyle.Currency: LocaleBearing {}
extension FloatingPointFormatStyle: LocaleBearing {}
extension FloatingPointFormatStyle.Percent: LocaleBearing {}
extension FloatingPointFormatStyle.Currency: LocaleBearing {}
