#if !canImport(UIKit)
  public import Foundation
  import Semantics

  /// A colour in UIKit's words, so that components which name UIKit's colours compile where UIKit is absent.
  nonisolated public final class UIColor: Hashable, @unchecked Sendable {
    private enum Content {
      case source(ColorSource)
      case dynamic((UITraitCollection) -> UIColor)
    }

    private let content: Content

    init(source: ColorSource) { content = .source(source) }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      let color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
      content = .source(color.source)
    }

    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      let color = Color(
        .displayP3, red: Double(displayP3Red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
      content = .source(color.source)
    }

    public init(white: CGFloat, alpha: CGFloat) {
      content = .source(Color(white: Double(white), opacity: Double(alpha)).source)
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
      let color = Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
      content = .source(color.source)
    }

    public init(_ color: Color) { content = .source(color.source) }
    public init?(named name: String) { content = .source(.asset(name)) }
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) { content = .dynamic(dynamicProvider) }

    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
      switch content {
      case .source(.fixed(var color)):
        color.opacity = Double(alpha)
        return UIColor(source: .fixed(color))
      case .source(let source): return UIColor(source: .faded(Color(source: source), Double(alpha)))
      case .dynamic(let provide): return UIColor { provide($0).withAlphaComponent(alpha) }
      }
    }

    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
      guard case .dynamic(let provide) = content else { return self }
      return provide(traitCollection).resolvedColor(with: traitCollection)
    }

    var colorSource: ColorSource {
      switch content {
      case .source(let source): source
      case .dynamic: .dynamic(self)
      }
    }

    public static func == (left: UIColor, right: UIColor) -> Bool {
      if left === right { return true }
      guard case .source(let left) = left.content, case .source(let right) = right.content else { return false }
      return left == right
    }

    public func hash(into hasher: inout Hasher) {
      switch content {
      case .source(let source): hasher.combine(source)
      case .dynamic: hasher.combine(ObjectIdentifier(self))
      }
    }
  }
#endif
