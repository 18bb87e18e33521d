public import Foundation

// A bare `formatted()` follows the scenario's locale: concrete overloads win over Foundation's generic ones, also where
// Foundation is imported beside this module.

extension Int {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Int8 {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Int16 {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Int32 {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Int64 {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension UInt {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension UInt8 {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension UInt16 {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension UInt32 {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension UInt64 {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Float {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension Double {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}

extension CGFloat {
  public func formatted() -> String { ScenarioFormat.text(of: self) }

  public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput == Self {
    ScenarioFormat.localized(format).format(self)
  }
}
