public import Foundation
public import HeadlessUI

/// The values that a scale runs over.
public protocol ScaleDomain {}

/// Where a scale leads.
public protocol ScaleRange {}

/// Where a scale of places leads.
public protocol PositionScaleRange: ScaleRange {}

extension Array: ScaleDomain where Element: Plottable {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}

extension Array: ScaleRange {}
extension ClosedRange: ScaleRange where Bound == CGFloat {}
extension ClosedRange: PositionScaleRange where Bound == CGFloat {}
extension Gradient: ScaleRange {}

/// A domain that follows from the marks.
nonisolated public struct AutomaticScaleDomain: ScaleDomain, Sendable {}

extension ScaleDomain where Self == AutomaticScaleDomain {
  nonisolated public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }

  nonisolated public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain { AutomaticScaleDomain() }

  nonisolated public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
}

/// The room of the plot.
nonisolated public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  nonisolated public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }

  nonisolated public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }

  nonisolated public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
}

/// How distances follow from values.
nonisolated public struct ScaleType: Hashable, Sendable {
  private let name: String
  public static let linear = ScaleType(name: "linear")
  public static let log = ScaleType(name: "log")
  public static let squareRoot = ScaleType(name: "squareRoot")
  public static let symmetricLog = ScaleType(name: "symmetricLog")
  public static let date = ScaleType(name: "date")
  public static let category = ScaleType(name: "category")
  public static func power(exponent: Double) -> ScaleType { ScaleType(name: "power") }
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { .symmetricLog }
}

extension View {
  public nonisolated func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { self }

  public nonisolated func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartXScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartXScale(type: ScaleType?) -> some View { self }

  public nonisolated func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { self }

  public nonisolated func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartYScale<R: PositionScaleRange>(range: R, type: ScaleType? = nil) -> some View { self }
  public nonisolated func chartYScale(type: ScaleType?) -> some View { self }

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }

  public nonisolated func chartForegroundStyleScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { self }

  public nonisolated func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, type: ScaleType? = nil
  ) -> some View { self }

  public nonisolated func chartForegroundStyleScale<R: ScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View { self }

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View { self }

  public nonisolated func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View { self }

  public nonisolated func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }

  public nonisolated func chartSymbolScale<D: ScaleDomain, R: ScaleRange>(domain: D, range: R) -> some View { self }
  public nonisolated func chartSymbolScale<D: ScaleDomain>(domain: D) -> some View { self }
  public nonisolated func chartSymbolScale<R: ScaleRange>(range: R) -> some View { self }

  public nonisolated func chartSymbolSizeScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View { self }

  public nonisolated func chartSymbolSizeScale<R: ScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View { self }

  public nonisolated func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View { self }

  public nonisolated func chartLineStyleScale<D: ScaleDomain, R: ScaleRange>(
    domain: D, range: R
  ) -> some View { self }
}
