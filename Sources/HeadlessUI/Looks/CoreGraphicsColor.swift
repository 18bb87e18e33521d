public import Foundation

/// A colour in Core Graphics' words.
nonisolated public final class CGColor: Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(gray), opacity: Double(alpha)))
  }

  private var rgb: Color.Resolved { color.resolve(in: EnvironmentValues()) }
  public var components: [CGFloat]? { [rgb.red, rgb.green, rgb.blue, rgb.opacity].map { CGFloat($0) } }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { CGFloat(rgb.opacity) }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

nonisolated extension Color {
  public init(cgColor: CGColor) { self = cgColor.color }
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self = cgColor.color }
  public var cgColor: CGColor? { CGColor(self) }
}

#if !canImport(UIKit)
  nonisolated extension UIColor {
    public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
    public var cgColor: CGColor { CGColor(Color(self)) }

    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let rgb = Color(self).resolve(in: EnvironmentValues())
      red?.pointee = CGFloat(rgb.red)
      green?.pointee = CGFloat(rgb.green)
      blue?.pointee = CGFloat(rgb.blue)
      alpha?.pointee = CGFloat(rgb.opacity)
      return true
    }

    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
      let rgb = Color(self).resolve(in: EnvironmentValues())
      white?.pointee = CGFloat(0.299 * rgb.red + 0.587 * rgb.green + 0.114 * rgb.blue)
      alpha?.pointee = CGFloat(rgb.opacity)
      return true
    }
  }

  nonisolated extension UIColor: _ExpressibleByColorLiteral {
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
  }

  /// What a colour literal is where nothing tells.
  public typealias _ColorLiteralType = UIColor
#endif
