#if !canImport(UIKit)
  public import Foundation

  /// A Dynamic Type size in UIKit's words.
  nonisolated public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory("XS")
    public static let small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M")
    public static let large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL")
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")

    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    /// The sizes from the least to the greatest, as ``DynamicTypeSize`` has them.
    private static let ordered: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
      .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    private var rank: Int { Self.ordered.firstIndex(of: self) ?? -1 }

    /// The same size in SwiftUI's words; nil where it is not told.
    var size: DynamicTypeSize? { rank < 0 ? nil : DynamicTypeSize.allCases[rank] }

    /// The same size in UIKit's words.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
      let rank = dynamicTypeSize.flatMap { DynamicTypeSize.allCases.firstIndex(of: $0) }
      self = rank.map { Self.ordered[$0] } ?? .unspecified
    }
  }

  nonisolated extension DynamicTypeSize {
    /// The same size in SwiftUI's words; nil where it is not told.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
      guard let size = uiSizeCategory.size else { return nil }
      self = size
    }
  }

  nonisolated extension ColorScheme {
    /// The scheme in SwiftUI's words; nil where it is not told.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
      switch uiUserInterfaceStyle {
      case .light: self = .light
      case .dark: self = .dark
      case .unspecified: return nil
      }
    }
  }

  nonisolated extension UIUserInterfaceStyle {
    public init(_ colorScheme: ColorScheme?) {
      self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
  }

  extension UIApplication {
    /// The size that a person chose for text.
    public var preferredContentSizeCategory: UIContentSizeCategory {
      UITraitCollection.current.preferredContentSizeCategory
    }
  }
#endif
