public import Foundation
public import HeadlessUI

/// A property of the elements of a collection that a chart shows, with the name of what it measures.
nonisolated public struct PlottableProjection<DataElement, Value: Plottable> {
  private let name: Text
  private let shown: (DataElement) -> Plotted.Shown

  private init(_ name: Text, _ shown: @escaping (DataElement) -> Plotted.Shown) {
    self.name = name
    self.shown = shown
  }

  func plotted(_ element: DataElement) -> Plotted { Plotted(name: name, shown: shown(element)) }
}

extension PlottableProjection {
  public static func value(_ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Value>) -> Self {
    Self(Text(labelKey)) { Plotted.Shown($0[keyPath: value]) }
  }

  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: KeyPath<DataElement, Value>) -> Self {
    Self(Text(labelResource)) { Plotted.Shown($0[keyPath: value]) }
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: KeyPath<DataElement, Value>) -> Self {
    Self(Text(label)) { Plotted.Shown($0[keyPath: value]) }
  }

  public static func value(_ label: Text, _ value: KeyPath<DataElement, Value>) -> Self {
    Self(label) { Plotted.Shown($0[keyPath: value]) }
  }
}

extension PlottableProjection where Value == Date {
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: KeyPath<DataElement, Value>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self(Text(labelKey)) { .date($0[keyPath: value], unit) }
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: KeyPath<DataElement, Value>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(Text(label)) { .date($0[keyPath: value], unit) }
  }
}
