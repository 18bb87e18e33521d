/// What was declared of a node's looks and can be judged without drawing it.
public struct Appearance: Sendable, Hashable, Codable {
  /// A colour in extended sRGB, each component nominally 0 to 1.
  public struct Color: Sendable, Hashable, Codable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var opacity: Double

    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }
  }

  /// A size in points; an absent side was not declared.
  public struct Size: Sendable, Hashable, Codable {
    public var width: Double?
    public var height: Double?

    public init(width: Double? = nil, height: Double? = nil) {
      self.width = width
      self.height = height
    }
  }

  /// The colour of texts and symbols; nil where none was declared, or where it is no one colour that is known.
  public var foreground: Color?
  /// The colour behind them; nil where none was declared, or where it is no one colour that is known.
  public var background: Color?
  /// Whether a foreground was declared of which no one colour is known, such as a gradient; true or nil.
  ///
  /// In a document the key `hasUnknownForeground`.
  public var hasUnknownForeground: Bool?
  /// Whether a background was declared of which no one colour is known: a gradient, a material, an image; true or nil.
  ///
  /// Contrast can then not be measured, whereas where nothing was declared the system's background is behind. In a
  /// document the key `hasUnknownBackground`.
  public var hasUnknownBackground: Bool?
  /// The Dynamic Type style, in SwiftUI's word.
  public var textStyle: String?
  /// The point size of a font that was declared by size.
  public var pointSize: Double?
  public var weight: String?
  /// The declared fixed frame.
  public var frame: Size?
  /// The declared least size that reacts to touch.
  public var hitSize: Size?
  public var opacity: Double?
  public var lineLimit: Int?
  public var minimumScaleFactor: Double?
  public var allowsHitTesting: Bool?

  public init() {}
}
