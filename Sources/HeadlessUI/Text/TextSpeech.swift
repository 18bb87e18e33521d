extension Text {
  /// Replaces what is spoken for the text, also where it is a part of another text or of a label.
  public func accessibilityLabel(_ label: Text) -> Text { styled { $0.label = label } }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
  @_disfavoredOverload
  public func accessibilityLabel(_ label: any _ResourceTitle) -> Text { accessibilityLabel(Text(label)) }
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    styled { $0.headingLevel = level.number }
  }
}

// Accepted without effect: they change how a voice sounds, and there is none here.
extension Text {
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
