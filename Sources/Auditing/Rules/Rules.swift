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
    // Traits, structure, visibility, order
    .traitConflict,
    .traitMissing,
    .hiddenFocusable,
    .invisibleButSpoken,
    .hitOffButSpoken,
    .nestedInteractive,
    .combineLosesActions,
    .orderVisualMismatch,
    .disabledAlways,
    // Declared visuals
    .contrastText,
    .contrastUnknown,
    .colourOnly,
    .targetSizeWCAG,
    .targetSizePlatform,
    .typeFrameFixed,
    .typeTruncated,
    .motionNoAlternative,
    .flash,
    // Traces
    .changeNotAnnounced,
  ]
}
