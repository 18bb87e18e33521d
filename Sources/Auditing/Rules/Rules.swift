import Semantics

extension Rule {
  /// Every rule, in the order of reports.
  public static let all: [Rule] = [
    // Names, values, hints
    .nameMissing,
    .nameMissingImage,
    .nameIsSymbol,
    .nameIsAsset,
    .nameContainsRole,
    .nameContainsValue,
    .nameEqualsValue,
    .nameBareNumber,
    .nameDuplicate,
    .labelInName,
    .hintRedundant,
    .hintCarriesEssential,
    .langMissing,
    .nameGeneric,
    // Adjustables, steppers, ranges
    .adjustableNoValue,
    .adjustableNoAction,
    .adjustableHintLies,
    .actionsWithoutAdjustable,
    .rangeMissing,
    .rangeInverted,
    .stepUnreachable,
    .stepTooMany,
    .stepperValueNotAudible,
    .stepperLabelDetached,
    .stepperSplitUnnamedSubject,
    .valueTextConflict,
    // Traces
    .changeNotAnnounced,
    .announceDuplicate,
    .announceFlood,
    .boundarySilent,
    .hapticOnlyFeedback,
    .focusLost,
    .labelStale,
    .adjustStuck,
    .adjustInconsistent,
    .announceOldValue,
    .announceConflict,
    .focusSteal,
    .motionChangesSpeech,
    .dimmedActs,
  ]
}
