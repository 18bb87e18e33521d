/// How a quick action is shown; only a watch has any.
public protocol AccessibilityQuickActionStyle {}

/// Outlines the view that the action belongs to.
nonisolated public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle, Sendable {}

/// Shows the action as a prompt.
nonisolated public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle, Sendable {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

extension View {
  /// An action for the double pinch of a watch; a phone has no such gesture.
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, @ViewBuilder content: () -> Content
  ) -> some View { inert() }
  public nonisolated func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
    style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View { inert() }

  /// What is said after a scroll of three fingers, which no listener makes here.
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { inert() }
  public nonisolated func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { inert() }
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { inert() }
}
