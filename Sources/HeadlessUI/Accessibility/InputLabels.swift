import Semantics

extension View {
  /// Gives the names by which a voice can address the view, the most natural one first.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibilityInputLabels(inputLabels, isEnabled: true)
  }

  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    modifier(
      AccessibilityAttachment(isEnabled: isEnabled) { element, environment in
        element.node.inputLabels = inputLabels.map { $0.string(in: environment) }
      })
  }

  public nonisolated func accessibilityInputLabels(_ inputLabels: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [LocalizedStringKey], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(_ inputLabels: [any _ResourceTitle]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [any _ResourceTitle], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}
