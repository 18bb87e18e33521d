#if !canImport(UIKit)
  public import Foundation
  import Semantics

  /// UIKit's door to the reader, so that components which post its notifications compile where UIKit is absent.
  @MainActor @preconcurrency
  public enum UIAccessibility {
    /// What a notification tells.
    nonisolated public struct Notification: Hashable, Sendable {
      private let name: String
      public static let announcement = Notification(name: "announcement")
      public static let layoutChanged = Notification(name: "layoutChanged")
      public static let screenChanged = Notification(name: "screenChanged")
      public static let pageScrolled = Notification(name: "pageScrolled")
      public static let pauseAssistiveTechnology = Notification(name: "pauseAssistiveTechnology")
      public static let resumeAssistiveTechnology = Notification(name: "resumeAssistiveTechnology")
    }

    /// Tells the reader something.
    ///
    /// - Parameters:
    ///   - notification: What happened.
    ///   - argument: The text to be spoken, a `String` or an `NSAttributedString`; anything else is no text.
    public static func post(notification: Notification, argument: Any?) {
      let text = (argument as? String) ?? (argument as? NSAttributedString)?.string
      switch notification {
      case .announcement: AccessibilityNotification.Announcement(text ?? "").post()
      case .layoutChanged: AccessibilityNotification.LayoutChanged(text).post()
      case .screenChanged: AccessibilityNotification.ScreenChanged(text).post()
      case .pageScrolled: AccessibilityNotification.PageScrolled(text ?? "").post()
      default: break
      }
    }

    private static var environment: EnvironmentValues {
      AnnouncementQueue.current?.environment ?? EnvironmentValues()
    }

    public static var isVoiceOverRunning: Bool { environment.accessibilityVoiceOverEnabled }
    public static var isSwitchControlRunning: Bool { environment.accessibilitySwitchControlEnabled }
    public static var isReduceMotionEnabled: Bool { environment.accessibilityReduceMotion }
    public static var isReduceTransparencyEnabled: Bool { environment.accessibilityReduceTransparency }
    public static var isBoldTextEnabled: Bool { environment.legibilityWeight == .bold }
    public static var isDarkerSystemColorsEnabled: Bool { environment.colorSchemeContrast == .increased }
    public static var isInvertColorsEnabled: Bool { environment.accessibilityInvertColors }
    public static var shouldDifferentiateWithoutColor: Bool { environment.accessibilityDifferentiateWithoutColor }
    nonisolated public static var isGrayscaleEnabled: Bool { false }
    nonisolated public static var isGuidedAccessEnabled: Bool { false }
    nonisolated public static var isSpeakScreenEnabled: Bool { false }
    nonisolated public static var isShakeToUndoEnabled: Bool { true }
    nonisolated public static var isClosedCaptioningEnabled: Bool { false }
    nonisolated public static var isMonoAudioEnabled: Bool { false }
    nonisolated public static var isVideoAutoplayEnabled: Bool { true }

    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityVoiceOverStatusDidChangeNotification")
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityReduceMotionStatusDidChangeNotification")
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
      "UIAccessibilityBoldTextStatusDidChangeNotification")
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
      "UIAccessibilityAnnouncementDidFinishNotification")
    nonisolated public static let elementFocusedNotification = NSNotification.Name(
      "UIAccessibilityElementFocusedNotification")
  }
#endif
