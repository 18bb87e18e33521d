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
    // Traces
    .changeNotAnnounced,
  ]
}
