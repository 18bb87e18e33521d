#if !canImport(UIKit)
  public import Foundation

  /// A font in UIKit's words.
  nonisolated public final class UIFont: Hashable, Sendable {
    /// A style that follows the text size that the user chose.
    public struct TextStyle: Hashable, Sendable {
      let style: Font.TextStyle
      public static let largeTitle = TextStyle(style: .largeTitle)
      public static let title1 = TextStyle(style: .title)
      public static let title2 = TextStyle(style: .title2)
      public static let title3 = TextStyle(style: .title3)
      public static let headline = TextStyle(style: .headline)
      public static let subheadline = TextStyle(style: .subheadline)
      public static let body = TextStyle(style: .body)
      public static let callout = TextStyle(style: .callout)
      public static let footnote = TextStyle(style: .footnote)
      public static let caption1 = TextStyle(style: .caption)
      public static let caption2 = TextStyle(style: .caption2)
    }

    /// How thick the strokes are.
    public struct Weight: Hashable, Sendable {
      let weight: Font.Weight
      public static let ultraLight = Weight(weight: .ultraLight)
      public static let thin = Weight(weight: .thin)
      public static let light = Weight(weight: .light)
      public static let regular = Weight(weight: .regular)
      public static let medium = Weight(weight: .medium)
      public static let semibold = Weight(weight: .semibold)
      public static let bold = Weight(weight: .bold)
      public static let heavy = Weight(weight: .heavy)
      public static let black = Weight(weight: .black)
    }

    let font: Font
    public let pointSize: CGFloat

    private init(_ font: Font, size: CGFloat) {
      self.font = font
      pointSize = size
    }

    public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size), size: size) }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
      UIFont(.system(size: size, weight: weight.weight), size: size)
    }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      UIFont(.system(style.style), size: 17)
    }

    public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
  }

  nonisolated extension Font {
    public init(_ font: UIFont) { self = font.font }
  }

  /// A font in Core Text's words, which is the same here.
  public typealias CTFont = UIFont
#endif
