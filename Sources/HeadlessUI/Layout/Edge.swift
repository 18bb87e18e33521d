/// A side of a rectangle.
nonisolated public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A side of a view, from left to right.
nonisolated public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  /// Both, one or none of the sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    public static let leading = Set(.leading)
    public static let trailing = Set(.trailing)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A side of a view, from top to bottom.
nonisolated public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  /// Both, one or none of the sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

    public static let top = Set(.top)
    public static let bottom = Set(.bottom)
    public static let all: Set = [.top, .bottom]
  }
}

nonisolated extension Edge {
  /// The corners of a rectangle.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How round a corner is.
    public struct Style: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      let radius: Double

      public init(floatLiteral value: Double) { radius = value }
      public init(integerLiteral value: Int) { radius = Double(value) }

      /// As round as the container's corner leaves it; its container's corners are not known, and taken for sharp.
      public static let concentric = Style(floatLiteral: 0)
      public static func concentric(minimum: Style) -> Style { minimum }
      public static func fixed(_ radius: Double) -> Style { Style(floatLiteral: radius) }
    }
  }
}
