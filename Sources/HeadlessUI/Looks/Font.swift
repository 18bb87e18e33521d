public import Foundation

/// A font as it was declared.
nonisolated public struct Font: Hashable, Sendable {
  private enum Base: Hashable {
    case style(TextStyle)
    case size(Double)
    case custom(name: String, size: Double, style: TextStyle?)
  }

  private let base: Base
  private(set) var declaredWeight: Weight?
  private var design: Design?

  private init(_ base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    declaredWeight = weight
    self.design = design
  }

  /// The Dynamic Type style that the size follows; nil for a fixed size.
  var textStyleName: String? {
    switch base {
    case .style(let style): "\(style)"
    case .size: nil
    case .custom(_, _, let style): style.map { "\($0)" }
    }
  }

  /// The size in points, where it was declared.
  var declaredPointSize: Double? {
    switch base {
    case .style: nil
    case .size(let size), .custom(_, let size, _): size
    }
  }

  /// The font of a Dynamic Type style, which grows with the reader's type size.
  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  /// The system's font in a Dynamic Type style.
  ///
  /// - Parameters:
  ///   - style: The style, by which the size follows the reader's.
  ///   - design: Serif, rounded or monospaced; kept nowhere.
  ///   - weight: The weight; the style's own by default.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(.style(style), design: design)
  }

  /// The system's font at a size in points, which does not follow the reader's type size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(Double(size)), weight: weight, design: design)
  }

  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.size(Double(size)), weight: weight, design: design)
  }

  /// A font by its name at a size in points, which grows with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: Double(size), style: .body))
  }

  /// A font by its name at a size in points, which grows with a style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: Double(size), style: textStyle))
  }

  /// A font by its name at a size in points, which does not follow the reader's type size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: Double(fixedSize), style: nil))
  }

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.declaredWeight = weight
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }
  public func bold(_ isActive: Bool) -> Font { isActive ? bold() : self }
  /// The font slanted, of which nothing is kept.
  public func italic() -> Font { self }
  public func italic(_ isActive: Bool) -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func monospaced() -> Font { self }
  public func monospaced(_ isActive: Bool) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func width(_ width: CGFloat) -> Font { self }
}
