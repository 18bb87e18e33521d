public import Foundation

extension Text {
  public func font(_ font: Font?) -> Text { styled { $0.looks.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.looks.fontWeight = weight } }
  public func bold() -> Text { fontWeight(.bold) }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.looks.foreground = color.map { AnyShapeStyle($0) } }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.looks.foreground = AnyShapeStyle(style) }
  }
}

extension Text {
  /// Draws a line through the text; a listener does not hear it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    styled { $0.looks.isStruckThrough = isActive }
  }
}

// Accepted without effect: neither a listener nor a contrast check can tell.
extension Text {
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

/// A value that a text carries for whoever draws it.
public protocol TextAttribute {}
