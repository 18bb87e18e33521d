public import Foundation

#if !canImport(UIKit)
  /// How a line ends.
  nonisolated public enum CGLineCap: Int32, Sendable {
    case butt, round, square
  }

  /// How two lines meet.
  nonisolated public enum CGLineJoin: Int32, Sendable {
    case miter, round, bevel
  }
#endif

/// How a line is drawn.
nonisolated public struct StrokeStyle: Equatable, Sendable {
  /// How wide the line is, in points; 1 by default.
  public var lineWidth: CGFloat
  /// How a line ends; with a square cut by default.
  public var lineCap: CGLineCap
  /// How lines meet; in a point by default.
  public var lineJoin: CGLineJoin
  /// How long a point may be beside the line's width before it is cut; 10 by default.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points; none by default.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of a shape is found.
nonisolated public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
