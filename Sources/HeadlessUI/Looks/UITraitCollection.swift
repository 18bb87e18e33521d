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

    public init(userInterfaceStyle: UIUserInterfaceStyle) {
      self.userInterfaceStyle = userInterfaceStyle
      accessibilityContrast = .normal
    }

    init(_ environment: EnvironmentValues) {
      userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
      accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
    }
  }
#endif
