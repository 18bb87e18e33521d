import Semantics

extension Baseline {
  /// The report with its known findings marked, and with what is to be said of the entries.
  ///
  /// An entry that has expired marks nothing. One about a component or a rule that was not looked at is unchecked. One
  /// that is about fewer findings than it says is stale, which is reported and fails nothing.
  ///
  /// - Parameters:
  ///   - report: What was found, after a configuration was applied to it.
  ///   - today: The day of the run.
  ///   - existing: The components that there are, so that entries about others are stale; nil when that is not known.
  public func applied(to report: AuditReport, today: CalendarDay, existing: Set<String>? = nil) -> AuditReport {
    let scope = Scope(report)
    var open: [Place: Int] = [:]
    for entry in entries where !entry.hasExpired(by: today) { open[entry.place, default: 0] += entry.count }
    var found: [Place: Int] = [:]
    var result = report
    for component in result.components.indices {
      for index in result.components[component].findings.indices {
        let finding = result.components[component].findings[index]
        result.components[component].findings[index].isKnown = false
        guard finding.ignored == nil else { continue }
        let place = Place(finding)
        found[place, default: 0] += 1
        guard let left = open[place], left > 0 else { continue }
        open[place] = left - 1
        result.components[component].findings[index].isKnown = true
      }
    }
    for entry in entries {
      let found = found[entry.place] ?? 0
      if entry.hasExpired(by: today), let expires = entry.expires {
        result.staleEntries.append("\(entry.place): expired after \(expires)")
      } else if existing?.contains(entry.place.component) == false {
        result.staleEntries.append("\(entry.place): there is no such component")
      } else if !scope.covers(entry.place) {
        result.uncheckedEntries.append("\(entry.place)")
      } else if found == 0 {
        result.staleEntries.append("\(entry.place): nothing is found there any more")
      } else if found < entry.count {
        result.staleEntries.append("\(entry.place): \(found) of \(entry.count) is still found")
      }
    }
    if !entries.isEmpty { result.configuration += " baseline \(fingerprint(of: text))" }
    return result
  }

  /// What a run has really looked at.
  struct Scope {
    private let components: Set<String>
    private let rules: Set<RuleID>

    init(_ report: AuditReport) {
      components = Set(report.components.lazy.filter(\.errors.isEmpty).map(\.component))
      rules = Set(report.rules)
    }

    func covers(_ place: Place) -> Bool { components.contains(place.component) && rules.contains(place.rule) }
  }
}

extension Baseline.Entry {
  func hasExpired(by today: CalendarDay) -> Bool { expires.map { $0 < today } ?? false }
}
