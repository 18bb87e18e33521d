extension View {
  /// Adds a help text, which on iOS is the accessibility hint.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

  /// Explains the view: a tooltip for the eye, and the hint for a listener.
  public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
