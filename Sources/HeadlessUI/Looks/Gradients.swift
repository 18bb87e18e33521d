public import Foundation

/// Colours along a line between two points.
nonisolated public struct LinearGradient: ShapeStyle {
  let gradient: Gradient

  /// Draws a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the first colour is, in parts of the bounds.
  ///   - endPoint: Where the last colour is, in parts of the bounds.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) { self.gradient = gradient }

  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { gradient = Gradient(colors: colors) }

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) { gradient = Gradient(stops: stops) }
}

/// Colours outwards from a point.
nonisolated public struct RadialGradient: ShapeStyle {
  let gradient: Gradient

  /// Draws a gradient outwards.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The middle, in parts of the bounds.
  ///   - startRadius: How far from the middle the first colour is, in points.
  ///   - endRadius: How far from the middle the last colour is, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(stops: stops)
  }
}

/// Colours outwards from a point, stretched to the shape.
nonisolated public struct EllipticalGradient: ShapeStyle {
  let gradient: Gradient

  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
  }

  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    gradient = Gradient(colors: colors)
  }

  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    gradient = Gradient(stops: stops)
  }
}

/// Colours around a point.
nonisolated public struct AngularGradient: ShapeStyle {
  let gradient: Gradient

  /// Draws a gradient around a point, between two angles.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
  }

  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(colors: colors)
  }

  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    gradient = Gradient(stops: stops)
  }

  /// Draws a gradient once around a point, from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) { self.gradient = gradient }

  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(colors: colors) }

  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) { gradient = Gradient(stops: stops) }
}

extension LinearGradient: SilentView {}
extension RadialGradient: SilentView {}
extension EllipticalGradient: SilentView {}
extension AngularGradient: SilentView {}
