public import Foundation
public import HeadlessUI

/// A value with the name of what it measures.
nonisolated public struct PlottableValue<Value: Plottable> {
  let plotted: Plotted

  private init(_ name: Text, _ shown: Plotted.Shown) { plotted = Plotted(name: name, shown: shown) }
}

extension PlottableValue {
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(Text(labelKey), Plotted.Shown(value))
  }

  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> Self {
    Self(Text(labelResource), Plotted.Shown(value))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(Text(label), Plotted.Shown(value))
  }

  public static func value(_ label: Text, _ value: Value) -> Self { Self(label, Plotted.Shown(value)) }
}

extension PlottableValue where Value: Comparable {
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self {
    Self(Text(labelKey), Plotted.Shown(from: range.lowerBound, to: range.upperBound))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self {
    Self(Text(label), Plotted.Shown(from: range.lowerBound, to: range.upperBound))
  }

  public static func value(_ labelKey: LocalizedStringKey, _ range: ClosedRange<Value>) -> Self {
    Self(Text(labelKey), Plotted.Shown(from: range.lowerBound, to: range.upperBound))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ClosedRange<Value>) -> Self {
    Self(Text(label), Plotted.Shown(from: range.lowerBound, to: range.upperBound))
  }
}

extension PlottableValue where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Value, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(Text(labelKey), .date(value, unit))
  }

  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: Value, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(Text(labelResource), .date(value, unit))
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Value, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(Text(label), .date(value, unit))
  }

  public static func value(
    _ label: Text, _ value: Value, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(label, .date(value, unit))
  }
}
