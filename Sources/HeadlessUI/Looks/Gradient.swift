public import Foundation

/// Colours along a line, each with its place.
nonisolated public struct Gradient: ShapeStyle, Hashable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// Where the colour is, from 0 at the start to 1 at the end.
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours with their places, in order.
  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Spreads colours evenly.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { index, color in
      Stop(color: color, location: colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0)
    }
  }

  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }
}

/// A gradient whose kind is not told.
nonisolated public struct AnyGradient: ShapeStyle, Hashable {
  let gradient: Gradient

  public init(_ gradient: Gradient) { self.gradient = gradient }

  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { self }
}

nonisolated extension Color {
  /// A gentle gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self, self])) }
}
