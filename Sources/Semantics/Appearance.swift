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

  /// Where a colour comes from that the component did not pin by its components.
  public enum ColorOrigin: String, Sendable, Hashable, Codable, CaseIterable {
    /// The system's, which may give it other components in another version.
    case system
    case gradient, image
    /// Translucent, over something unknown.
    case translucent
  }

  /// What a touch does that no trait tells of.
  public enum Tap: String, Sendable, Hashable, Codable, CaseIterable {
    /// A gesture that the component declared.
    case gesture
    /// A list that selects its row.
    case selection
  }

  /// What only a finger can do to a view, since no reader passes it on.
  public enum Touch: String, Sendable, Hashable, Codable, CaseIterable {
    case drag, longPress, severalTaps
    /// Two fingers that move apart or turn, or a gesture of the component's own.
    case other
  }

  /// How far away the node is that follows in the same stack, where the stack declares it.
  public struct Gap: Sendable, Hashable, Codable {
    public enum Axis: String, Sendable, Hashable, Codable, CaseIterable {
      case horizontal, vertical
    }

    public var axis: Axis
    /// The room between the two, in points.
    public var distance: Double

    public init(axis: Axis, distance: Double) {
      self.axis = axis
      self.distance = distance
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
  /// What a colour is that the component did not pin by its components; nil where it did, or where that is not known.
  public var foregroundOrigin: ColorOrigin?
  public var backgroundOrigin: ColorOrigin?
  /// The Dynamic Type style, in SwiftUI's word.
  public var textStyle: String?
  /// The point size of a font that was declared by size.
  public var pointSize: Double?
  public var weight: String?
  /// The Dynamic Type size that the component keeps to, whatever the scenario's is.
  public var typeSize: String?
  /// The declared fixed frame.
  public var frame: Size?
  /// The fixed frame, or the room, that was declared around a control, which reacts to touch no further than its rigid
  /// label.
  public var surroundings: Size?
  /// The colour of the line that was declared around it; nil where none was, or where it is no one colour that is known.
  public var border: Color?
  /// The declared least size that reacts to touch.
  public var hitSize: Size?
  public var opacity: Double?
  public var lineLimit: Int?
  public var minimumScaleFactor: Double?
  public var allowsHitTesting: Bool?
  public var tap: Tap?
  /// The gesture beside a tap that a finger can make here.
  public var touch: Touch?
  /// Whether a line is drawn through the text; true or nil.
  public var isStruckThrough: Bool?
  /// The place in a row of texts alone, which stand side by side; nil elsewhere.
  public var row: Position?
  /// How far the next node is.
  public var gap: Gap?
  /// The place among the nodes beside it in the order of drawing, counted from 0, where they are read in another order.
  public var drawingOrder: Int?
  /// The language of the locale that was declared around it, where it is not the scenario's; nil where none was.
  ///
  /// Whether a voice follows it is not known; the language of a text itself is the node's.
  public var language: String?
  /// Whether the text and the next one stand on the two sides of a row, and nothing else does; true or nil.
  public var isAcrossFromNext: Bool?
  /// The place in a column of texts that stands beside another one as long, and is read before or after it; nil elsewhere.
  public var column: Position?
  /// The place among texts and pictures that stand alone on a surface of their own, such as a card; nil elsewhere.
  public var surface: Position?
  /// Whether the node was moved by more than the screen is long, so that nobody sees it; true or nil.
  public var isOffScreen: Bool?
  /// The size that was declared for controls, in SwiftUI's word; nil where it is the regular one.
  public var controlSize: String?
  /// Whether something that has a title was given one without words: what asks in front of the screen, the bar of a page,
  /// a date; true or nil.
  public var isUntitled: Bool?
  /// The priority among the nodes beside it that was declared; nil where none was.
  public var sortPriority: Double?
  /// Whether the system shows the content in large when a finger rests on it; true or nil.
  public var hasLargeContent: Bool?
  /// The words in the text that lead somewhere when they are tapped; nil where none do.
  public var links: [String]?
  /// The custom actions that are called by the symbols on their buttons, since nobody named them; nil where none are.
  public var symbolActions: [String]?
  /// The languages that were declared for parts of the text alone; nil where none were.
  public var partLanguages: [String]?
  /// What was declared that a field asks for, in UIKit's word, such as “emailAddress”; nil where nothing was.
  public var contentType: String?
  /// The keyboard that was declared for a field, in UIKit's word, such as “phonePad”; nil where it is the usual one.
  public var keyboard: String?

  public init() {}
}
