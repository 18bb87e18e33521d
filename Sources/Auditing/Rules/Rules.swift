import Semantics

extension Rule {
  /// Every rule, in the order of reports.
  public static let all: [Rule] = [
    // Names, values, hints
    .nameMissing,
    // Traces
    .changeNotAnnounced,
  ]
}
