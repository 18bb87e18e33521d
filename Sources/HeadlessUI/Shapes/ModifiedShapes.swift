public import Foundation
import Semantics

/// A shape whose outline is changed by a function of the rectangle.
nonisolated struct ReshapedShape<Base: Shape>: Shape, PartlyDrawnShape {
  let base: Base
  let drawnPart: DrawnPart?
  let outline: @Sendable (Base, CGRect) -> Path

  init(base: Base, drawnPart: DrawnPart? = nil, outline: @escaping @Sendable (Base, CGRect) -> Path) {
    self.base = base
    self.drawnPart = drawnPart ?? (base as? any PartlyDrawnShape)?.drawnPart
    self.outline = outline
  }

  func path(in rect: CGRect) -> Path { outline(base, rect) }
}

/// The line along a shape.
nonisolated struct StrokedShape<Base: Shape>: Shape, PartlyDrawnShape {
  let base: Base
  let style: StrokeStyle

  var drawnPart: DrawnPart? { (base as? any PartlyDrawnShape)?.drawnPart }

  func path(in rect: CGRect) -> Path { base.path(in: rect) }
}

nonisolated extension Shape {
  /// Draws a part of the outline, from one fraction of its length to another; all of it by default.
  public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1, file: String = #filePath, line: Int = #line
  ) -> some Shape {
    let part = DrawnPart(
      start: Double(startFraction), end: Double(endFraction), source: SourceLocation(file: file, line: line))
    return ReshapedShape(base: self, drawnPart: part) {
      $0.path(in: $1).trimmedPath(from: startFraction, to: endFraction)
    }
  }

  /// Turns the shape.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    ReshapedShape(base: self) { base, rect in
      base.path(in: rect).applying(.around(anchor, of: rect, CGAffineTransform(rotationAngle: angle.radians)))
    }
  }

  /// Scales the shape in both directions.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    ReshapedShape(base: self) { base, rect in
      base.path(in: rect).applying(.around(anchor, of: rect, CGAffineTransform(scaleX: x, y: y)))
    }
  }

  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  public func offset(_ offset: CGSize) -> some Shape { self.offset(x: offset.width, y: offset.height) }
  public func offset(_ offset: CGPoint) -> some Shape { self.offset(x: offset.x, y: offset.y) }

  /// Moves the shape, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    ReshapedShape(base: self) { $0.path(in: $1).offsetBy(dx: x, dy: y) }
  }

  /// Draws the shape at a size in points, whatever room there is.
  public func size(_ size: CGSize) -> some Shape {
    ReshapedShape(base: self) { base, rect in base.path(in: CGRect(origin: rect.origin, size: size)) }
  }

  public func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

  /// Draws the shape at a size in points, its anchor where that of the room is.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    ReshapedShape(base: self) { base, rect in
      base.path(
        in: CGRect(
          x: rect.minX + anchor.x * (rect.width - size.width), y: rect.minY + anchor.y * (rect.height - size.height),
          width: size.width, height: size.height))
    }
  }

  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }

  public func transform(_ transform: CGAffineTransform) -> some Shape {
    ReshapedShape(base: self) { $0.path(in: $1).applying(transform) }
  }
}

nonisolated extension CGAffineTransform {
  fileprivate static func around(
    _ anchor: UnitPoint, of rect: CGRect, _ transform: CGAffineTransform
  ) -> CGAffineTransform {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}
