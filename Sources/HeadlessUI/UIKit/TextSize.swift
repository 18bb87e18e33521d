#if !canImport(UIKit)
  public import Foundation

  // How much room a text takes, which is an estimate: letters are half as wide as they are high, lines a fifth higher.

  nonisolated extension UIFont {
    public var lineHeight: CGFloat { pointSize * 1.2 }
    public var ascender: CGFloat { pointSize * 0.95 }
    public var descender: CGFloat { pointSize * -0.25 }
    public var capHeight: CGFloat { pointSize * 0.7 }
    public var xHeight: CGFloat { pointSize * 0.5 }
  }

  nonisolated extension NSString {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      (self as String).size(withAttributes: attributes)
    }
  }

  nonisolated extension String {
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
      let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
      let lines = split(separator: "\n", omittingEmptySubsequences: false)
      let longest = lines.map(\.count).max() ?? 0
      return CGSize(
        width: CGFloat(longest) * font.pointSize / 2, height: CGFloat(Swift.max(lines.count, 1)) * font.lineHeight)
    }
  }
#endif
