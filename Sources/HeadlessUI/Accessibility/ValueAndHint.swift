import Semantics

extension View {
  public nonisolated func accessibilityValue(_ text: Text) -> some View {
    attach(text, if: true) { element, string in element.node.value = string }
  }
  public nonisolated func accessibilityValue(_ text: Text, isEnabled: Bool) -> some View {
    attach(text, if: isEnabled) { element, string in element.node.value = string }
  }

  public nonisolated func accessibilityValue(_ text: LocalizedStringKey) -> some View {
    accessibilityValue(Text(text))
  }

  public nonisolated func accessibilityValue(_ text: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(text), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ text: any _ResourceTitle) -> some View {
    accessibilityValue(Text(text))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ text: any _ResourceTitle, isEnabled: Bool) -> some View {
    accessibilityValue(Text(text), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ text: S) -> some View {
    accessibilityValue(Text(text))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ text: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(text), isEnabled: isEnabled)
  }

  public nonisolated func accessibilityHint(_ text: Text) -> some View {
    attach(text, if: true) { element, string in element.node.hint = string }
  }
  public nonisolated func accessibilityHint(_ text: Text, isEnabled: Bool) -> some View {
    attach(text, if: isEnabled) { element, string in element.node.hint = string }
  }

  public nonisolated func accessibilityHint(_ text: LocalizedStringKey) -> some View {
    accessibilityHint(Text(text))
  }

  public nonisolated func accessibilityHint(_ text: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(text), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ text: any _ResourceTitle) -> some View {
    accessibilityHint(Text(text))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ text: any _ResourceTitle, isEnabled: Bool) -> some View {
    accessibilityHint(Text(text), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ text: S) -> some View {
    accessibilityHint(Text(text))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ text: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(text), isEnabled: isEnabled)
  }
}
