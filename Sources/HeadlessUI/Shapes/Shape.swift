public import Foundation

/// A form to draw with, which publishes nothing by itself.
public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  public var body: Never { fatalError("a shape has no body") }

  public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {}

  public nonisolated func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    FilledShape(style: AnyShapeStyle(content))
  }
  public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
    FilledShape(style: AnyShapeStyle(ForegroundStyle()))
  }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    FilledShape(style: nil)
  }
  public nonisolated func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    FilledShape(style: nil)
  }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { self }
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape { self }
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
  public nonisolated func offset(_ offset: CGSize) -> some Shape { self }
  public nonisolated func size(_ size: CGSize) -> some Shape { self }
}

/// A shape that can draw its border inside of itself.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { FilledShape(style: nil) }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { FilledShape(style: nil) }
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    FilledShape(style: nil)
  }
}

/// A shape with its fill; drawn, and nothing to a listener.
nonisolated struct FilledShape: PrimitiveView {
  let style: AnyShapeStyle?

  @MainActor static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {}
}

extension View where Self: Shape {
  public nonisolated func fill<S: ShapeStyle>(_ content: S, eoFill: Bool) -> some View { fill(content) }
}

/// How overlapping parts of a shape are filled.
public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable, Sendable {
  public enum LineCap: Sendable { case butt, round, square }
  public enum LineJoin: Sendable { case miter, round, bevel }
  public var lineWidth: CGFloat
  public var dash: [CGFloat]

  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.dash = dash
  }
}
