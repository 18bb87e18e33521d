public import Foundation

/// How corners are rounded.
public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

nonisolated public struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  nonisolated public static var rect: Rectangle { Rectangle() }
}

nonisolated public struct Circle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Circle {
  nonisolated public static var circle: Circle { Circle() }
}

nonisolated public struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Ellipse {
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

nonisolated public struct Capsule: InsettableShape {
  public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Capsule {
  nonisolated public static var capsule: Capsule { Capsule() }
}

nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == ContainerRelativeShape {
  nonisolated public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == Capsule {
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

nonisolated public struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  nonisolated public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

/// The radius of each corner.
public struct RectangleCornerRadii: Equatable, Sendable {
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {}
}

nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A shape whose type is not told.
nonisolated public struct AnyShape: Shape {
  private let shape: any Shape
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// The outline of a shape, kept as nothing more than its bounds.
nonisolated public struct Path: Equatable, Sendable, Shape {
  public private(set) var boundingRect: CGRect

  public init() { boundingRect = .zero }
  public init(_ rect: CGRect) { boundingRect = rect }
  public init(ellipseIn rect: CGRect) { boundingRect = rect }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    boundingRect = rect
  }
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  public func path(in rect: CGRect) -> Path { self }
  public var isEmpty: Bool { boundingRect == .zero }
  public mutating func move(to end: CGPoint) { include(end) }
  public mutating func addLine(to end: CGPoint) { include(end) }
  public mutating func addLines(_ lines: [CGPoint]) { lines.forEach { include($0) } }
  public mutating func addRect(_ rect: CGRect) { boundingRect = boundingRect.union(rect) }
  public mutating func addEllipse(in rect: CGRect) { boundingRect = boundingRect.union(rect) }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { boundingRect = boundingRect.union(rect) }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { include(end) }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { include(end) }
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) { include(center) }
  public mutating func addPath(_ path: Path) { boundingRect = boundingRect.union(path.boundingRect) }
  public mutating func closeSubpath() {}

  private mutating func include(_ point: CGPoint) {
    boundingRect = boundingRect.union(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
  }
}
