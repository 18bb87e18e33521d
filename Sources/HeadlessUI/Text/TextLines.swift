public import Foundation

extension Text {
  /// Which side the lines of a text are aligned by.
  nonisolated public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String
    public static let `default` = AlignmentStrategy(name: "default")
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// What a text's direction is taken from.
  nonisolated public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    public static let `default` = WritingDirectionStrategy(name: "default")
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}

extension AttributedString {
  /// How far the lines of a text are apart.
  nonisolated public struct LineHeight: Hashable, Sendable {
    private let name: String
    private let amount: Double
    public static let variable = LineHeight(name: "variable", amount: 0)
    public static let normal = LineHeight(name: "normal", amount: 0)
    public static let tight = LineHeight(name: "tight", amount: 0)
    public static let loose = LineHeight(name: "loose", amount: 0)
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "multiple", amount: Double(factor)) }
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(name: "leading", amount: Double(increase))
    }
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "exact", amount: Double(points)) }
  }
}

/// Which of a text's variants is shown where there are several.
nonisolated public protocol TextVariantPreference {}

nonisolated public struct FixedTextVariant: TextVariantPreference, Sendable {
  public init() {}
}

nonisolated public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
  public init() {}
}

nonisolated extension TextVariantPreference where Self == FixedTextVariant {
  public static var fixed: FixedTextVariant { FixedTextVariant() }
}

nonisolated extension TextVariantPreference where Self == SizeDependentTextVariant {
  public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

// Accepted without effect: how the lines of a text lie is not heard.
extension View {
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { inert() }
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { inert() }
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View { inert() }
  public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { inert() }
}
