public import Foundation
import Semantics

/// Something that the program tells the reader.
public enum AccessibilityNotification {
  /// A text to be spoken; its priority is an attribute of the text.
  public struct Announcement: Sendable {
    private let text: AttributedString

    public init(_ announcement: AttributedString) { text = announcement }
    public init(_ announcement: String) { text = AttributedString(announcement) }
    public init(_ announcement: LocalizedStringResource) { text = AttributedString(String(localized: announcement)) }

    @MainActor @preconcurrency public func post() {
      let priority: SemanticEvent.Priority =
        switch text.accessibilitySpeechAnnouncementPriority {
        case .low: .low
        case .high: .high
        default: .default
        }
      AnnouncementQueue.current?.emit(.announcement(text: String(text.characters), priority: priority))
    }
  }

  /// Part of the screen was replaced.
  public struct LayoutChanged: Sendable {
    private let text: String?
    public init(_ argument: String? = nil) { text = argument }
    @MainActor @preconcurrency public func post() { AnnouncementQueue.current?.emit(.layoutChanged(text: text)) }
  }

  /// The screen was replaced.
  public struct ScreenChanged: Sendable {
    private let text: String?
    public init(_ argument: String? = nil) { text = argument }
    @MainActor @preconcurrency public func post() { AnnouncementQueue.current?.emit(.screenChanged(text: text)) }
  }

  /// A page was scrolled to.
  public struct PageScrolled: Sendable {
    private let text: String
    public init(_ argument: String) { text = argument }
    public init(_ argument: AttributedString) { text = String(argument.characters) }
    @MainActor @preconcurrency public func post() { AnnouncementQueue.current?.emit(.pageScrolled(text: text)) }
  }
}

/// How an announcement behaves beside other speech.
public struct AccessibilitySpeechAnnouncementPriority: Hashable, Sendable {
  private let name: String
  public static let low = Self(name: "low")
  public static let `default` = Self(name: "default")
  public static let high = Self(name: "high")
}

/// The attribute that carries the priority of an announcement.
public enum AccessibilitySpeechAnnouncementPriorityAttribute: AttributedStringKey {
  public typealias Value = AccessibilitySpeechAnnouncementPriority
  public static let name = "AccessibilitySpeechAnnouncementPriority"
}

extension AttributedString {
  public var accessibilitySpeechAnnouncementPriority: AccessibilitySpeechAnnouncementPriority? {
    get { self[AccessibilitySpeechAnnouncementPriorityAttribute.self] }
    set { self[AccessibilitySpeechAnnouncementPriorityAttribute.self] = newValue }
  }
}
