public import Foundation

/// The forms of iOS 13, which SwiftUI has renamed since and which much code still uses.
extension View {
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Tells the view from others in a selection; accepted without effect.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
}
