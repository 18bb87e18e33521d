import Foundation
import HeadlessUI
import Semantics
import Testing

/// What components reach by UIKit's names.
@MainActor
struct UIKitNamesTests {
  private func events(_ action: @escaping () -> Void) throws -> [SemanticEvent.Kind] {
    let view = try MountedView(Button("Go", action: action))
    return try view.perform(.activate, on: view.tree.nodes[0].id).map(\.kind)
  }

  @Test("Notifications reach the reader, and what is no text says nothing")
  func notifications() throws {
    #expect(
      try events { UIAccessibility.post(notification: .announcement, argument: "Saved") }
        == [.announcement(text: "Saved", priority: .default)])
    #expect(
      try events { UIAccessibility.post(notification: .layoutChanged, argument: nil) } == [.layoutChanged(text: nil)])
    #expect(
      try events { UIAccessibility.post(notification: .screenChanged, argument: 3) } == [.screenChanged(text: nil)])
    #expect(
      try events {
        UIAccessibility.post(notification: .pageScrolled, argument: NSAttributedString(string: "Page 2"))
      } == [.pageScrolled(text: "Page 2")])
    #expect(try events { UIAccessibility.post(notification: .pauseAssistiveTechnology, argument: nil) } == [])
  }

  @Test("Texts have a size, and a rendered view is a picture without a name")
  func sizes() throws {
    let size = ("Hello" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    #expect(size == CGSize(width: 50, height: 24))
    #expect("Hello\nyou".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).height == 48)
    let picture = try #require(ImageRenderer(content: Text("Hello")).uiImage)
    #expect(try MountedView(Image(uiImage: picture)).tree.nodes.isEmpty)
    #expect(UIApplication.keyboardWillShowNotification == UIResponder.keyboardWillShowNotification)
    #expect(UIApplication.shared.windows.allSatisfy { $0.endEditing(true) })
  }

  @Test("Generators play haptics by the names of sensory feedback")
  func haptics() throws {
    #expect(
      try events {
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
        UISelectionFeedbackGenerator().selectionChanged()
      } == ["impact heavy", "success", "selection"].map { .haptic(name: $0, isPlayed: true) })
  }

  private struct Setting: View {
    var body: some View {
      Text(UIAccessibility.isReduceMotionEnabled ? "Still" : "Moving")
      Text(UIAccessibility.isVoiceOverRunning ? "Spoken" : "Silent")
    }
  }

  @Test("Settings are the scenario's, also while a body is evaluated")
  func settings() throws {
    let still = try MountedView(Setting(), environment: SemanticEnvironment(reduceMotion: true))
    #expect(still.tree.nodes.map(\.label) == ["Still", "Spoken"])
    #expect(try MountedView(Setting()).tree.nodes.map(\.label) == ["Moving", "Spoken"])
  }

  @Test("The size of the text is the scenario's, and numbers grow with it")
  func textSize() throws {
    struct Sized: View {
      var body: some View {
        let size = UITraitCollection.current.preferredContentSizeCategory
        Text(verbatim: size.isAccessibilityCategory ? "Large print" : "Print")
        Text(verbatim: "\(DynamicTypeSize(size) ?? .xSmall)")
        Text(verbatim: "\(Int(UIFontMetrics.default.scaledValue(for: 17)))")
      }
    }
    let large = try MountedView(Sized(), environment: SemanticEnvironment(dynamicTypeSize: "accessibility1"))
    #expect(large.tree.nodes.map(\.label) == ["Large print", "accessibility1", "28"])
    #expect(try MountedView(Sized()).tree.nodes.map(\.label) == ["Print", "large", "17"])
    #expect(UIContentSizeCategory.small < .extraLarge)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
  }
}
