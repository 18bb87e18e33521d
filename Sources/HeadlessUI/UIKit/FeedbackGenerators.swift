#if !canImport(UIKit)
  public import Foundation
  import Semantics

  /// Something that plays haptics when it is told to.
  @MainActor @preconcurrency
  open class UIFeedbackGenerator {
    public init() {}
    open func prepare() {}

    package final func play(_ name: String) { AnnouncementQueue.current?.emit(.haptic(name: name, isPlayed: true)) }
  }

  /// Plays the haptic of something that hits something.
  @MainActor @preconcurrency
  public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public enum FeedbackStyle: Int, Sendable {
      case light, medium, heavy, soft, rigid
    }

    private let style: FeedbackStyle

    public init(style: FeedbackStyle = .medium) {
      self.style = style
      super.init()
    }

    public func impactOccurred() { play("impact \(style)") }
    public func impactOccurred(intensity: CGFloat) { play("impact \(style)") }
  }

  /// Plays the haptic of success, warning or error.
  @MainActor @preconcurrency
  public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    nonisolated public enum FeedbackType: Int, Sendable {
      case success, warning, error
    }

    public override init() { super.init() }
    public func notificationOccurred(_ notificationType: FeedbackType) { play("\(notificationType)") }
  }

  /// Plays the haptic of a selection that changes.
  @MainActor @preconcurrency
  public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public override init() { super.init() }
    public func selectionChanged() { play("selection") }
  }
#endif
