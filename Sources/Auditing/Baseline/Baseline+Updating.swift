import Semantics

extension Baseline {
  /// The baseline of what is found now.
  ///
  /// Reasons and last days stay with the entries that remain. What a run did not look at keeps its entries. An entry
  /// that has expired does not begin to count again: whoever wants that changes its day.
  ///
  /// - Parameters:
  ///   - report: What was found, after a configuration was applied to it.
  ///   - includesReviews: Whether what a person has to look at gets entries too; false by default.
  ///   - existing: The components that there are, so that entries about others go; nil when that is not known.
  public func updated(
    from report: AuditReport, includesReviews: Bool = false, existing: Set<String>? = nil
  ) -> Baseline {
    let scope = Scope(report)
    var found: [Place: Int] = [:]
    for finding in report.findings where finding.ignored == nil { found[Place(finding), default: 0] += 1 }
    var updated: [Entry] = []
    for var entry in entries where existing?.contains(entry.place.component) != false {
      let count = found.removeValue(forKey: entry.place) ?? 0
      entry.count = scope.covers(entry.place) ? count : max(count, entry.count)
      if entry.count > 0 { updated.append(entry) }
    }
    for (place, count) in found where !place.isReview || includesReviews { updated.append(Entry(place, count: count)) }
    return Baseline(updated)
  }
}
