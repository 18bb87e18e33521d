public import Foundation

/// What a text is about, for a reader that reads it in its own manner.
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

// Accepted without effect: they change a voice, a pointer or a picture, none of which are here.
extension View {
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Self { self }
  public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> Self {
    self
  }
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool
  ) -> Self { self }
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> Self { self }
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> Self { self }
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> Self { self }
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> Self { self }
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
  public nonisolated func speechAdjustedPitch(_ value: Double) -> Self { self }
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Self { self }
}
