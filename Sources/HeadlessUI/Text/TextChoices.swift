extension Text {
  /// Capitals or small letters for the whole text.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Where a line that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }

  /// A relative size of text.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      private let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    private let pattern: Pattern
    private let color: Color?
    public static let single = LineStyle()

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}
