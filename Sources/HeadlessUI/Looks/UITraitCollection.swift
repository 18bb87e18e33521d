#if !canImport(UIKit)
  nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
  }

  nonisolated public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
  }

  /// What a dynamic colour is told of its surroundings.
  nonisolated public final class UITraitCollection: Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast
    public let preferredContentSizeCategory: UIContentSizeCategory

    /// The surroundings of the view whose code runs now.
    @MainActor public static var current: UITraitCollection {
      UITraitCollection(AnnouncementQueue.current?.environment ?? EnvironmentValues())
    }

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
      self.userInterfaceStyle = userInterfaceStyle
      accessibilityContrast = .normal
      preferredContentSizeCategory = .unspecified
    }

    public init(preferredContentSizeCategory: UIContentSizeCategory) {
      userInterfaceStyle = .unspecified
      accessibilityContrast = .unspecified
      self.preferredContentSizeCategory = preferredContentSizeCategory
    }

    init(_ environment: EnvironmentValues) {
      userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
      accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
      preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
    }
  }
#endif
