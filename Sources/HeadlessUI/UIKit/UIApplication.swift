#if !canImport(UIKit)
  public import Foundation
  import Semantics

  /// The app that runs, of which there is nothing here but what it can be told.
  @MainActor @preconcurrency
  public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    public nonisolated static let openSettingsURLString = "app-settings:"
    public nonisolated static let didBecomeActiveNotification = Notification.Name(
      "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = Notification.Name(
      "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
      "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
      "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = Notification.Name(
      "UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
      "UIApplicationDidReceiveMemoryWarningNotification")

    public var isIdleTimerDisabled = false
    public var applicationIconBadgeNumber = 0

    public func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing; the page stays where it is, and the event tells of the address.
    public func open(_ url: URL, completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
      AnnouncementQueue.current?.emit(.opened(address: url.absoluteString))
      completion?(false)
    }
  }
#endif
