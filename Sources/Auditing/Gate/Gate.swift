import Semantics

/// Decides whether a run of audits succeeded.
public struct Gate: Sendable, Hashable {
  public var failOn: FailOn
  /// How many findings of that degree a run may have.
  public var maxFindings: Int
  /// Whether findings are told and never fail the run.
  public var reportOnly: Bool

  /// - Parameters:
  ///   - failOn: From which degree on findings count; every failure by default.
  ///   - maxFindings: How many of them are allowed; none by default.
  ///   - reportOnly: Whether findings only get reported; an incomplete run fails all the same.
  public init(failOn: FailOn = .minor, maxFindings: Int = 0, reportOnly: Bool = false) {
    self.failOn = failOn
    self.maxFindings = maxFindings
    self.reportOnly = reportOnly
  }

  /// How a run ends.
  public struct Decision: Sendable, Hashable {
    public enum Status: Int, Sendable, Hashable {
      case clean = 0
      case findings = 1
      /// Something could not be judged, so that nobody knows.
      case incomplete = 3
    }

    public let status: Status
    /// Why, as a sentence without a full stop.
    public let reason: String
  }

  /// Decides about a report.
  ///
  /// Findings that are ignored on purpose or known to the baseline do not count, and those of experimental rules never.
  public func decide(_ report: AuditReport) -> Decision {
    decide(report) { Rule.named($0)?.policy == .experimental }
  }

  func decide(_ report: AuditReport, isExperimental: (RuleID) -> Bool) -> Decision {
    if let gap = Gate.gap(in: report) { return Decision(status: .incomplete, reason: gap) }
    let all = report.open + report.reviews
    guard let least = failOn.least else {
      return Decision(status: .clean, reason: "no finding fails the run, and \(all.count) are open")
    }
    let counting = all.filter {
      $0.degree >= least && ($0.outcome == .fail || failOn == .review) && !isExperimental($0.rule)
    }
    let found = "\(counted(counting.count, "finding")) \(counting.count == 1 ? "is" : "are") \(degrees)"
    let allowed = maxFindings == 0 ? "" : ", and \(maxFindings) \(maxFindings == 1 ? "is" : "are") allowed"
    if counting.isEmpty { return Decision(status: .clean, reason: "no finding is \(degrees)") }
    if counting.count <= maxFindings { return Decision(status: .clean, reason: found + allowed) }
    if reportOnly { return Decision(status: .clean, reason: found + allowed + "; this run only reports") }
    return Decision(status: .findings, reason: found + allowed)
  }

  /// The degrees that count, in a sentence.
  private var degrees: String {
    switch failOn {
    case .critical: "critical"
    case .serious, .moderate: "\(failOn.rawValue) or worse"
    case .minor, .none: "a failure"
    case .review: "a failure or needs a look"
    }
  }

  /// What was not judged though it was asked for; nil when nothing.
  private static func gap(in report: AuditReport) -> String? {
    let broken = report.components.filter { !$0.errors.isEmpty || $0.counts.values.contains { $0.error > 0 } }
    if let first = broken.first {
      let message = first.errors.first.map { ": \($0)" } ?? ""
      return "the run is incomplete: \(first.component) was not judged to the end\(message)" + others(broken.count)
    }
    if let first = report.unaudited.first {
      return "the run is incomplete: \(first) was not judged" + others(report.unaudited.count)
    }
    if report.rules.isEmpty { return "nothing was judged: no rule was asked" }
    // A part of a run may well be empty.
    if report.components.isEmpty, report.shard == nil { return "nothing was judged: there was no component" }
    return nil
  }

  private static func others(_ count: Int) -> String { count > 1 ? ", and \(counted(count - 1, "other")) neither" : "" }
}
