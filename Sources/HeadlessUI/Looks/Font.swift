public import Foundation

/// A typeface at a size, or a Dynamic Type style.
public struct Font: Hashable, Sendable {
  var style: TextStyle?
  var declaredPointSize: Double?
  var declaredWeight: Weight?

  init(style: TextStyle? = nil, size: Double? = nil, weight: Weight? = nil) {
    self.style = style
    declaredPointSize = size
    declaredWeight = weight
  }

  var textStyleName: String? { style.map { "\($0)" } }

  public static let largeTitle = Font(style: .largeTitle)
  public static let title = Font(style: .title)
  public static let title2 = Font(style: .title2)
  public static let title3 = Font(style: .title3)
  public static let headline = Font(style: .headline)
  public static let subheadline = Font(style: .subheadline)
  public static let body = Font(style: .body)
  public static let callout = Font(style: .callout)
  public static let footnote = Font(style: .footnote)
  public static let caption = Font(style: .caption)
  public static let caption2 = Font(style: .caption2)

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style: style, weight: weight)
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(size: Double(size), weight: weight)
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(style: .body, size: Double(size)) }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(style: textStyle, size: Double(size))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(size: Double(fixedSize)) }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.declaredWeight = weight
    return font
  }

  public func bold() -> Font { weight(.bold) }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  public func italic() -> Font { self }
  public func italic(_ isActive: Bool) -> Font { self }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }

  /// A Dynamic Type style.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// How bold a font is.
  public struct Weight: Hashable, Sendable {
    let name: String
    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }

  public struct Width: Hashable, Sendable {
    public let value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
}

extension EnvironmentValues {
  public var font: Font? {
    get { declaredLooks?.font }
    set { looks.font = newValue }
  }
}
