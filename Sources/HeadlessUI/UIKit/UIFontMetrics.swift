#if !canImport(UIKit)
  public import Foundation

  /// How numbers grow with the size of the text.
  @MainActor @preconcurrency
  public final class UIFontMetrics {
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private let style: Font.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

    public func scaledValue(for value: CGFloat) -> CGFloat {
      scaledValue(for: value, compatibleWith: .current)
    }

    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
      let size = traitCollection?.preferredContentSizeCategory.size ?? .large
      return value * CGFloat(style.pointSize(at: size) / style.pointSize(at: .large))
    }

    /// The font as it is: it grows by itself where a view shows it.
    public func scaledFont(for font: UIFont) -> UIFont { font }
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  }
#endif
