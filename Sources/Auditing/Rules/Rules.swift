import Semantics

extension Rule {
  /// Every rule, in the order of reports.
  public static let all: [Rule] = [
    // Names, values, hints
    .nameMissing,
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
