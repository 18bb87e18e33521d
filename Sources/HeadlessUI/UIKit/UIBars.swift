#if !canImport(UIKit)
  public import Foundation

  /// How a bar looks.
  @MainActor @preconcurrency
  public class UIBarAppearance {
    public init() {}
    public func configureWithDefaultBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
    public var backgroundColor: UIColor?
    public var backgroundImage: UIImage?
    public var backgroundEffect: UIBlurEffect?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
  }

  /// How the buttons of a bar look.
  @MainActor @preconcurrency
  public final class UIBarButtonItemAppearance {
    /// The look in one state.
    @MainActor @preconcurrency
    public final class State {
      public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      public var backgroundImage: UIImage?
    }
    public init() {}
    public let normal = State()
    public let highlighted = State()
    public let disabled = State()
  }

  public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var buttonAppearance = UIBarButtonItemAppearance()
    public var doneButtonAppearance = UIBarButtonItemAppearance()
    public var backButtonAppearance = UIBarButtonItemAppearance()
    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
  }

  public final class UIToolbarAppearance: UIBarAppearance {}

  public final class UITabBarAppearance: UIBarAppearance {
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
    public var selectionIndicatorTintColor: UIColor?
  }

  /// How the items of a tab bar look.
  @MainActor @preconcurrency
  public final class UITabBarItemAppearance {
    /// The look in one state.
    @MainActor @preconcurrency
    public final class State {
      public var iconColor: UIColor?
      public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      public var badgeBackgroundColor: UIColor?
    }
    public init() {}
    public let normal = State()
    public let selected = State()
  }

  /// A blur behind a bar.
  @MainActor @preconcurrency
  public final class UIBlurEffect {
    public enum Style: Int {
      case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
      case systemThickMaterial, systemChromeMaterial
    }
    public init(style: Style) {}
  }

  public class UINavigationBar: UIView {
    public var standardAppearance = UINavigationBarAppearance()
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    public var barTintColor: UIColor?
    public var isTranslucent = true
    public var prefersLargeTitles = true
    public var shadowImage: UIImage?
    public var backIndicatorImage: UIImage?
    public var backIndicatorTransitionMaskImage: UIImage?
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  }

  /// How tall a bar is.
  public enum UIBarMetrics: Int { case `default`, compact }

  public class UITabBar: UIView {
    public var standardAppearance = UITabBarAppearance()
    public var scrollEdgeAppearance: UITabBarAppearance?
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var shadowImage: UIImage?
    public var backgroundImage: UIImage?
  }

  public class UITabBarItem: UIView {
    public var badgeColor: UIColor?
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  }

  public class UIToolbar: UIView {
    public var standardAppearance = UIToolbarAppearance()
    public var scrollEdgeAppearance: UIToolbarAppearance?
    public var barTintColor: UIColor?
  }

  nonisolated extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  }
#endif
