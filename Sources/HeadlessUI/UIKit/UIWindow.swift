#if !canImport(UIKit)
  public import Foundation

  /// Distances from the edges.
  nonisolated public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets()
  }

  nonisolated extension CGRect {
    /// The rectangle without what the insets take of its sides.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
      CGRect(
        x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
        height: height - insets.top - insets.bottom)
    }
  }

  nonisolated extension EdgeInsets {
    public init(_ insets: UIEdgeInsets) {
      self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
  }

  /// A window of an app; the one of the phone.
  public final class UIWindow: UIView {
    public var isKeyWindow: Bool { true }
    public weak var windowScene: UIWindowScene?
    public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  }

  /// A scene of an app.
  @MainActor @preconcurrency
  public class UIScene: Hashable {
    public enum ActivationState: Int, Sendable {
      case unattached = -1
      case foregroundActive, foregroundInactive, background
    }
    init() {}
    public var activationState: ActivationState { .foregroundActive }
    nonisolated public static func == (left: UIScene, right: UIScene) -> Bool { left === right }
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// A scene with windows.
  public final class UIWindowScene: UIScene {
    public let windows = [UIWindow()]
    public var keyWindow: UIWindow? { windows.first }
    public var screen: UIScreen { .main }
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  }

  /// How an interface is held.
  nonisolated public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  }

  /// How a device is held.
  nonisolated public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
  }

  extension UIDevice {
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
      "UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
      "UIDeviceBatteryLevelDidChangeNotification")
    public var orientation: UIDeviceOrientation { .portrait }
    public var identifierForVendor: UUID? { nil }
    public var batteryLevel: Float { -1 }
    public var isBatteryMonitoringEnabled: Bool {
      get { false }
      set {}
    }
    /// Turns nothing, as where a component sets `orientation` by its key.
    public func setValue(_ value: Any?, forKey key: String) {}
    public func beginGeneratingDeviceOrientationNotifications() {}
    public func endGeneratingDeviceOrientationNotifications() {}
  }

  /// What takes events.
  @MainActor @preconcurrency
  open class UIResponder: NSObject {
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { true }

    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
      "UIKeyboardWillChangeFrameNotification")
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  }

  extension UIApplication {
    private static let scene = UIWindowScene()
    public var connectedScenes: Set<UIScene> { [Self.scene] }
    public var windows: [UIWindow] { Self.scene.windows }
    public var keyWindow: UIWindow? { Self.scene.keyWindow }
    public var delegate: (any UIApplicationDelegate)? { nil }

    /// Why an app was launched.
    nonisolated public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }
  }

  /// What an app is told of its life; nothing tells it here, since no app runs.
  @MainActor @preconcurrency
  public protocol UIApplicationDelegate: AnyObject {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
  }

  extension UIApplicationDelegate {
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
  }

  /// Names the delegate of an app, of which there is none here, since no app runs.
  @MainActor @preconcurrency @propertyWrapper
  public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate, which an app alone may ask for while it runs.
    public var wrappedValue: DelegateType { fatalError("\(DelegateType.self) delegates to nobody: no app runs here") }
  }

  extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public var projectedValue: ObservedObjectWrapper<DelegateType> { ObservedObjectWrapper(object: wrappedValue) }
  }
#endif
