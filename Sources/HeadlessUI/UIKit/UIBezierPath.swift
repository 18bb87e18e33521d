#if !canImport(UIKit)
  public import Foundation

  /// Corners of a rectangle, in UIKit's words.
  nonisolated public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
  }

  /// An outline in UIKit's words.
  nonisolated public final class UIBezierPath {
    private var path: Path

    public init() { path = Path() }
    public init(rect: CGRect) { path = Path(rect) }
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      func radius(_ corner: UIRectCorner) -> CGFloat {
        corners.contains(corner) ? min(cornerRadii.width, rect.width / 2, rect.height / 2) : 0
      }
      path = Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
          topTrailing: radius(.topRight)))
    }

    /// The outline, which `Path` takes.
    public var cgPath: Path { path }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
      path.addQuadCurve(to: end, control: controlPoint)
    }
    public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }
    public func addArc(
      withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      path.addArc(
        center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
        clockwise: !clockwise)
    }
    public func close() { path.closeSubpath() }
  }

  /// An outline in Core Graphics' words, which is the same here.
  public typealias CGPath = Path

  nonisolated extension Path {
    /// Takes an outline as it is.
    public init(_ path: CGPath) { self = path }

    public var cgPath: CGPath { self }
  }
#endif
