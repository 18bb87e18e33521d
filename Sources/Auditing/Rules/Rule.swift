public import Semantics

/// Something that is checked of every component: what, why, how bad it is, and how to mend it.
public struct Rule: Sendable {
  /// On whose word a rule stands.
  public enum Policy: String, Sendable, Hashable, Codable, CaseIterable {
    /// A criterion of WCAG 2.2, as far as it holds for apps.
    case wcag
    /// The guidelines of the platform.
    case platform
    case bestPractice = "best-practice"
    /// Not yet proven to tell good code from bad; it never fails a build.
    case experimental
  }

  /// What a failure does to a person, in axe's four degrees.
  public enum Impact: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
    case minor, moderate, serious, critical

    public static func < (left: Impact, right: Impact) -> Bool {
      allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }

    /// The level that goes with it where no configuration says otherwise.
    public var level: Level {
      switch self {
      case .critical, .serious: .error
      case .moderate: .warning
      case .minor: .note
      }
    }
  }

  public let id: RuleID
  /// What is right, as a statement: “Every control has a name”.
  public let title: String
  /// What is checked, and who is hurt when it fails.
  public let why: String
  public let policy: Policy
  public let impact: Impact
  /// The success criteria of WCAG that it bears on, such as `4.1.2`.
  public let criteria: [String]
  /// The numbers in it that a configuration may set.
  ///
  /// A rule declares each beside itself, names it here, and asks the verdicts for it:
  ///
  ///     static let positionLimit = Option(.stepTooMany, "positions", 20, in: 1...1000, isWhole: true, "presses …")
  ///     // in the rule: options: [positionLimit],
  ///     // in its check: guard positions > verdicts.options[positionLimit] else { return verdicts.pass() }
  public let options: [Option]
  /// How to mend it.
  public let fix: String
  /// A screen that fails the rule.
  public let failing: Example
  /// The same screen, mended.
  public let passing: Example
  let check: Check

  /// What a rule looks at.
  enum Check: Sendable {
    /// One node after the other.
    case node(@Sendable (AuditedNode, inout Verdicts) -> Void)
    /// A tree as a whole.
    case tree(@Sendable (AuditedTree, inout Verdicts) -> Void)
    /// The same screen under several environments, the one that was asked for first.
    case variants(@Sendable ([AuditedTree], inout Verdicts) -> Void)
    /// One gesture after the other, with what came of it.
    case step(@Sendable (AuditedStep, inout Verdicts) -> Void)
    /// Everything that an exploration found.
    case exploration(@Sendable (Exploration, inout Verdicts) -> Void)
  }

  /// Which of the three families a rule belongs to.
  public enum Family: String, Sendable, Hashable, Codable, CaseIterable {
    case tree, environment, trace
  }

  public var family: Family {
    switch check {
    case .node, .tree: .tree
    case .variants: .environment
    case .step, .exploration: .trace
    }
  }

  /// The level of a finding where no configuration says otherwise; an experimental rule only notes.
  public var level: Level {
    policy == .experimental ? .note : impact.level
  }

  init(
    _ id: RuleID, _ title: String, why: String, policy: Policy, impact: Impact, criteria: [String] = [],
    options: [Option] = [], fix: String, failing: Example, passing: Example, check: Check
  ) {
    self.id = id
    self.title = title
    self.why = why
    self.policy = policy
    self.impact = impact
    self.criteria = criteria
    self.options = options
    self.fix = fix
    self.failing = failing
    self.passing = passing
    self.check = check
  }

  /// The rule of a name.
  public static func named(_ id: RuleID) -> Rule? { byID[id] }

  private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
