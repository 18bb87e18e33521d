import Foundation
import HeadlessUI
import Semantics
import Testing

/// What a program tells the reader.
@MainActor
struct NotificationTests {
  private func events(_ action: @escaping @MainActor () -> Void) throws -> [SemanticEvent.Kind] {
    let view = try MountedView(Button("Post", action: action))
    return try view.perform(.activate, on: view.tree.nodes[0].id).map(\.kind)
  }

  @Test(arguments: [
    (AccessibilitySpeechAnnouncementPriority.low, SemanticEvent.Priority.low),
    (.default, .default), (.high, .high),
  ])
  func announcementsHaveAPriority(
    declared: AccessibilitySpeechAnnouncementPriority, told: SemanticEvent.Priority
  ) throws {
    let kinds = try events {
      var text = AttributedString("Saved")
      text.accessibilitySpeechAnnouncementPriority = declared
      AccessibilityNotification.Announcement(text).post()
    }
    #expect(kinds == [.announcement(text: "Saved", priority: told)])
  }

  @Test func everyNotificationIsToldInOrder() throws {
    let kinds = try events {
      AccessibilityNotification.Announcement("Literal").post()
      AccessibilityNotification.Announcement(LocalizedStringResource("Resource")).post()
      AccessibilityNotification.LayoutChanged().post()
      AccessibilityNotification.ScreenChanged("New").post()
      AccessibilityNotification.PageScrolled("Page 2").post()
    }
    #expect(
      kinds == [
        .announcement(text: "Literal", priority: .default), .announcement(text: "Resource", priority: .default),
        .layoutChanged(text: nil), .screenChanged(text: "New"), .pageScrolled(text: "Page 2"),
      ])
  }
}
