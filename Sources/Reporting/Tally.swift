import Auditing

/// How one component, or all of them, came out in numbers.
struct Tally: Hashable {
  var failures = 0
  var reviews = 0
  var known = 0
  var ignored = 0
  var errors = 0
  /// Rules that passed wherever they applied.
  var passed = 0
  /// Rules that had nothing to judge.
  var inapplicable = 0

  init() {}

  init(_ component: ComponentAudit) {
    for finding in component.findings {
      if finding.ignored != nil {
        ignored += 1
      } else if finding.isKnown {
        known += 1
      } else if finding.outcome == .review {
        reviews += 1
      } else {
        failures += 1
      }
    }
    errors = max(component.errors.count, component.counts.values.reduce(0) { $0 + $1.error })
    passed = component.counts.values.count { $0.outcome == .pass }
    inapplicable = component.counts.values.count { $0.outcome == .inapplicable }
  }

  init(_ report: AuditReport) {
    for component in report.components { self = self + Tally(component) }
  }

  static func + (left: Tally, right: Tally) -> Tally {
    var sum = left
    for column in columns { sum[keyPath: column.count] += right[keyPath: column.count] }
    return sum
  }

  /// A column of a table, with the words that stand over it.
  struct Column {
    let title: String
    let count: WritableKeyPath<Tally, Int>
  }

  static var columns: [Column] {
    [
      Column(title: "failures", count: \.failures), Column(title: "reviews", count: \.reviews),
      Column(title: "known", count: \.known), Column(title: "ignored", count: \.ignored),
      Column(title: "errors", count: \.errors), Column(title: "rules passed", count: \.passed),
      Column(title: "not applicable", count: \.inapplicable),
    ]
  }
}
