import Semantics

extension View {
  /// Offers a point to drag from, which a reader meets as an action of this name.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
    dragAction(description)
  }

  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    dragAction(Text(description))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> some View {
    dragAction(Text(description))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View {
    dragAction(Text(description))
  }

  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View {
    dragAction(description, isEnabled: isEnabled)
  }

  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    dragAction(Text(description), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityDragPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> some View {
    dragAction(Text(description), isEnabled: isEnabled)
  }

  /// Offers a point to drop onto, which a reader meets as an action of this name.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
    dragAction(description)
  }

  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    dragAction(Text(description))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringResource
  ) -> some View {
    dragAction(Text(description))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S
  ) -> some View {
    dragAction(Text(description))
  }

  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View {
    dragAction(description, isEnabled: isEnabled)
  }

  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    dragAction(Text(description), isEnabled: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityDropPoint<S: StringProtocol>(
    _ point: UnitPoint, description: S, isEnabled: Bool
  ) -> some View {
    dragAction(Text(description), isEnabled: isEnabled)
  }

  /// The action that starts or ends a drag, which itself is not modelled.
  private nonisolated func dragAction(_ name: Text, isEnabled: Bool = true) -> some View {
    attach(name) { element, string in
      if isEnabled { element.offer(.named(string)) { _ in } }
    }
  }
}
