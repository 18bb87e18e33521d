public import Foundation
public import HeadlessUI

/// A line across the chart.
nonisolated public struct AxisGridLine: AxisMark, Sendable {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line on an axis.
nonisolated public struct AxisTick: AxisMark, Sendable {
  /// How long a tick is.
  public enum Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    case automatic, label, longestLabel
    public static func label(extendPastBy: CGFloat) -> Length { .label }
    public static func longestLabel(extendPastBy: CGFloat) -> Length { .longestLabel }
    public init(integerLiteral value: Int) { self = .automatic }
    public init(floatLiteral value: Double) { self = .automatic }
  }

  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
}

/// What is written at a value of an axis.
nonisolated public struct AxisValueLabel<Content: View>: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}

extension AxisValueLabel where Content == Text {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
}

/// What becomes of labels that do not fit beside each other.
nonisolated public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String
  public static let automatic = AxisValueLabelCollisionResolution(name: "automatic")
  public static let disabled = AxisValueLabelCollisionResolution(name: "disabled")
  public static let truncate = AxisValueLabelCollisionResolution(name: "truncate")
  public static let greedy = AxisValueLabelCollisionResolution(name: "greedy")
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { .greedy }
}

/// How a label is turned.
nonisolated public struct AxisValueLabelOrientation: Hashable, Sendable {
  private let name: String
  public static let automatic = AxisValueLabelOrientation(name: "automatic")
  public static let horizontal = AxisValueLabelOrientation(name: "horizontal")
  public static let vertical = AxisValueLabelOrientation(name: "vertical")
  public static let verticalReversed = AxisValueLabelOrientation(name: "verticalReversed")
}

extension AxisMark {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  public nonisolated func font(_ font: Font?) -> some AxisMark { self }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
  public nonisolated func offset(_ offset: CGSize) -> some AxisMark { self }
}

extension AxisContent {
  public nonisolated func compositingLayer() -> some AxisContent { self }
}
