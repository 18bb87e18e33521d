public import Foundation

extension Text {
  public func font(_ font: Font?) -> Text { styled { $0.looks.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.looks.fontWeight = weight } }
  public func bold() -> Text { styled { $0.looks.fontWeight = .bold } }
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.looks.foreground = color.map { AnyShapeStyle($0) } }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.looks.foreground = AnyShapeStyle(style) }
  }

  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    self
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil) -> Text {
    self
  }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  public func accessibilityLabel(_ label: Text) -> Text { styled { $0.label = label } }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { accessibilityLabel(Text(label)) }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    styled { $0.headingLevel = level.number }
  }

  /// A relative size of text.
  public struct Scale: Hashable, Sendable {
    private let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }

  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      private let name: String
      public static let solid = Pattern(name: "solid")
      public static let dot = Pattern(name: "dot")
      public static let dash = Pattern(name: "dash")
      public static let dashDot = Pattern(name: "dashDot")
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
    public static let single = LineStyle()
  }

  /// Capitals or small letters for the whole text.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// Where a line that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }
}
