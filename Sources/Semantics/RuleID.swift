/// The name of an audit rule; it is never used again for another rule.
///
/// The names stand here, below the rules, so that a component can say which of them it breaks on purpose.
public enum RuleID: String, Sendable, Hashable, Codable, CodingKeyRepresentable, CaseIterable {
  // Names, values, hints
  case nameMissing = "name-missing"
  case nameMissingImage = "name-missing-image"
  case nameIsSymbol = "name-is-symbol"
  case nameIsAsset = "name-is-asset"
  case nameContainsRole = "name-contains-role"
  case nameContainsValue = "name-contains-value"
  case nameEqualsValue = "name-equals-value"
  case nameBareNumber = "name-bare-number"
  case nameDuplicate = "name-duplicate"
  case labelInName = "label-in-name"
  case hintRedundant = "hint-redundant"
  case hintCarriesEssential = "hint-carries-essential"
  case langMissing = "lang-missing"
  case nameGeneric = "name-generic"
  case namePlaceholderOnly = "name-placeholder-only"
  case nameContainsAction = "name-contains-action"
  case nameIsAddress = "name-is-address"
  case progressUnnamed = "progress-unnamed"
  case langUndeclared = "lang-undeclared"
  case stringUntranslated = "string-untranslated"
  case stringMalformed = "string-malformed"
  case markupSpoken = "markup-spoken"
  case nameTooLong = "name-too-long"
  case imageRedundant = "image-redundant"
  case inputPurpose = "input-purpose"
  case instructionApart = "instruction-apart"
  // Adjustables, steppers, ranges
  case adjustableNoValue = "adjustable-no-value"
  case adjustableNoAction = "adjustable-no-action"
  case adjustableHintLies = "adjustable-hint-lies"
  case actionsWithoutAdjustable = "actions-without-adjustable"
  case rangeMissing = "range-missing"
  case rangeInverted = "range-inverted"
  case stepUnreachable = "step-unreachable"
  case stepTooMany = "step-too-many"
  case stepperValueNotAudible = "stepper-value-not-audible"
  case stepperLabelDetached = "stepper-label-detached"
  case stepperSplitUnnamedSubject = "stepper-split-unnamed-subject"
  case stepperRedundantStops = "stepper-redundant-stops"
  case valueTextConflict = "value-text-conflict"
  case valueAbbreviatedUnit = "value-abbreviated-unit"
  case valueOtherThanShown = "value-other-than-shown"
  // Traits, structure, visibility, order
  case traitConflict = "trait-conflict"
  case traitMissing = "trait-missing"
  case hiddenFocusable = "hidden-focusable"
  case invisibleButSpoken = "invisible-but-spoken"
  case hitOffButSpoken = "hit-off-but-spoken"
  case nestedInteractive = "nested-interactive"
  case combineLosesActions = "combine-loses-actions"
  case orderVisualMismatch = "order-visual-mismatch"
  case disabledAlways = "disabled-always"
  case expandedNotTold = "expanded-not-told"
  case pickerLabelHidesValue = "picker-label-hides-value"
  case disclosureLabelOverrides = "disclosure-label-overrides"
  case traitWithoutAction = "trait-without-action"
  case groupUnlabelled = "group-unlabelled"
  case visibleNotSpoken = "visible-not-spoken"
  case listTyped = "list-typed"
  case headingMissing = "heading-missing"
  case headingOrder = "heading-order"
  case headingIsProse = "heading-is-prose"
  case pickerTitleLost = "picker-title-lost"
  case strikethroughNotTold = "strikethrough-not-told"
  case gestureOnly = "gesture-only"
  case rowApart = "row-apart"
  case modalNoExit = "modal-no-exit"
  case titleSaysNothing = "title-says-nothing"
  case modalNoEscape = "modal-no-escape"
  case markNotTold = "mark-not-told"
  // Declared visuals
  case contrastText = "contrast-text"
  case contrastUnknown = "contrast-unknown"
  case colourOnly = "colour-only"
  case targetSizeWCAG = "target-size-wcag"
  case targetSizePlatform = "target-size-platform"
  case typeFrameFixed = "type-frame-fixed"
  case typeTruncated = "type-truncated"
  case motionNoAlternative = "motion-no-alternative"
  case flash = "flash"
  case motionEndless = "motion-endless"
  case contrastNontext = "contrast-nontext"
  case typeFixed = "type-fixed"
  case typeCapped = "type-capped"
  case proseTruncated = "type-truncated-prose"
  // Traces
  case changeNotAnnounced = "change-not-announced"
  case announceDuplicate = "announce-duplicate"
  case announceFlood = "announce-flood"
  case boundarySilent = "boundary-silent"
  case hapticOnlyFeedback = "haptic-only-feedback"
  case focusLost = "focus-lost"
  case labelStale = "label-stale"
  case adjustStuck = "adjust-stuck"
  case adjustInconsistent = "adjust-inconsistent"
  case announceOldValue = "announce-old-value"
  case announceConflict = "announce-conflict"
  case focusSteal = "focus-steal"
  case motionChangesSpeech = "motion-changes-speech"
  case dimmedActs = "dimmed-acts"
  case statusNotAnnounced = "status-not-announced"
  case linkNotTold = "link-not-told"
  case titleMissing = "title-missing"
  case motionOnPress = "motion-on-press"
  case focusNotReturned = "focus-not-returned"
  case dimmedNotTold = "dimmed-not-told"
  case changesByItself = "changes-by-itself"
  case autoDismiss = "auto-dismiss"
}

/// A rule that a component breaks on purpose, and why.
public struct IgnoredRule: Sendable, Hashable, Codable {
  public var rule: RuleID
  /// The reason, for whoever reads the report.
  public var reason: String
  /// Where that is said; nil for a tree from outside.
  public var source: SourceLocation?

  public init(rule: RuleID, reason: String, source: SourceLocation? = nil) {
    self.rule = rule
    self.reason = reason
    self.source = source
  }
}
