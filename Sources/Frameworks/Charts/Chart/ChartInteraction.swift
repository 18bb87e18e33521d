public import Foundation
public import HeadlessUI

/// Tells where values stand in a chart; it knows no place, as there is no layout.
nonisolated public struct ChartProxy: Sendable {
  public var plotAreaFrame: Anchor<CGRect>? { nil }
  public var plotFrame: Anchor<CGRect>? { nil }
  public var plotAreaSize: CGSize { .zero }
  public var plotSize: CGSize { .zero }
  public var plotContainerFrame: Anchor<CGRect>? { nil }

  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? { nil }
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? { nil }
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? { nil }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }

  public func angle(at position: CGPoint) -> Angle { .zero }
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? { nil }
  public func selectXValue(at position: CGFloat) {}
  public func selectYValue(at position: CGFloat) {}
  public func selectXRange(from start: CGFloat, to end: CGFloat) {}
  public func selectYRange(from start: CGFloat, to end: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}
}

extension View {
  public nonisolated func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View {
    overlay(alignment: alignment) { content(ChartProxy()) }
  }

  public nonisolated func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View {
    background(alignment: alignment) { content(ChartProxy()) }
  }

  public nonisolated func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View { self }

  public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartXSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  public nonisolated func chartYSelection<P: Plottable>(range: Binding<ClosedRange<P>?>) -> some View { self }
  public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  public nonisolated func chartScrollPosition(x: Binding<some Plottable>) -> some View { self }
  public nonisolated func chartScrollPosition(y: Binding<some Plottable>) -> some View { self }
  public nonisolated func chartScrollPosition(initialX: some Plottable) -> some View { self }
  public nonisolated func chartScrollPosition(initialY: some Plottable) -> some View { self }
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  public nonisolated func chartXVisibleDomain(length: Int) -> some View { self }
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  public nonisolated func chartYVisibleDomain(length: Int) -> some View { self }
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View { self }
}

/// Where a chart comes to rest that was scrolled.
public protocol ChartScrollTargetBehavior {}

/// Comes to rest at values.
nonisolated public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  nonisolated public static func valueAligned(
    unit: some Numeric, majorAlignment: MajorValueAlignment? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }

  nonisolated public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment? = nil
  ) -> ValueAlignedChartScrollTargetBehavior { ValueAlignedChartScrollTargetBehavior() }
}

/// Values at which a scrolled chart rather comes to rest.
nonisolated public struct MajorValueAlignment: Sendable {
  public static let page = MajorValueAlignment()
  public static func unit(_ unit: some Numeric) -> MajorValueAlignment { MajorValueAlignment() }
  public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
}
