public import Semantics

/// What a run of audits found: the one value that every report is written from.
public struct AuditReport: Sendable, Hashable, Codable {
  /// The components that were judged, in the order of their names.
  public var components: [ComponentAudit]
  /// Components that were asked for and not looked at: the run is incomplete.
  public var unaudited: [String]
  /// Components that the configuration excludes.
  public var excluded: [String]
  /// What the configuration left out, as sentences; never left out of a report.
  public var leftOut: [String]
  /// The ids of the rules that were asked, in the order of reports.
  public var rules: [RuleID]
  /// What was asked for, so that only like reports are joined: scenario, rules, circumstances and limits.
  public var configuration: String
  /// Entries of the baseline that nothing matched, or that have expired.
  public var staleEntries: [String]
  /// Entries of the baseline about components and rules that were not looked at: neither stale nor mended.
  public var uncheckedEntries: [String]
  /// Ignored rules that nothing was found for, as `FILE:LINE: RULE`.
  public var unusedIgnores: [String]
  /// Which part of how many this is; nil for the whole.
  public var shard: Part?

  /// One part of a run that was split over machines.
  public struct Part: Sendable, Hashable, Codable {
    /// Counted from 1.
    public var index: Int
    public var count: Int
    /// The components of all parts, so that joining can prove that none is missing.
    public var planned: [String]

    public init(index: Int, count: Int, planned: [String]) {
      self.index = index
      self.count = count
      self.planned = planned
    }
  }

  public init(components: [ComponentAudit], rules: [RuleID], configuration: String) {
    self.components = components
    self.rules = rules
    self.configuration = configuration
    unaudited = []
    excluded = []
    leftOut = []
    staleEntries = []
    uncheckedEntries = []
    unusedIgnores = []
    shard = nil
    listUnusedIgnores()
  }

  /// Every finding, component by component.
  public var findings: [Finding] { components.flatMap(\.findings) }

  /// The failures that nobody has accepted: not ignored on purpose and not known to the baseline.
  public var open: [Finding] {
    findings.filter { $0.outcome == .fail && $0.ignored == nil && !$0.isKnown }
  }

  /// What a person has to look at.
  public var reviews: [Finding] {
    findings.filter { $0.outcome == .review && $0.ignored == nil && !$0.isKnown }
  }

  /// Failures and reviews that are ignored on purpose.
  public var ignored: [Finding] { findings.filter { $0.ignored != nil } }

  /// Failures and reviews that the baseline knew.
  public var known: [Finding] { findings.filter { $0.ignored == nil && $0.isKnown } }

  /// What kept something from being judged, with the component.
  public var errors: [(component: String, message: String)] {
    components.flatMap { component in component.errors.map { (component.component, $0) } }
  }

  /// How the rules came out over all components.
  public var totals: [Outcome: Int] {
    var totals: [Outcome: Int] = [:]
    for component in components {
      for count in component.counts.values { totals[count.outcome, default: 0] += 1 }
    }
    return totals
  }
}
