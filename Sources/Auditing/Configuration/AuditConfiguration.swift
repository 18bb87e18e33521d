public import Semantics

/// What a project decides about its audits: the file `.aloud.json`, version 1.
///
///     {
///       "version": 1,
///       "failOn": "serious",
///       "maxFindings": 0,
///       "baseline": ".aloud-baseline.json",
///       "exclude": ["Sources/Legacy"],
///       "rules": {
///         "flash": "off",
///         "name-duplicate": {"level": "note", "paths": {"include": ["Sources/Shop"], "exclude": ["**/Preview*.swift"]}}
///       }
///     }
public struct AuditConfiguration: Sendable, Hashable {
  /// The file that is read unasked, at the top of the package.
  public static let fileName = ".aloud.json"
  /// The newest version that this program reads.
  public static let version = 1

  /// How loud a rule is.
  public enum RuleLevel: String, Sendable, Hashable, CaseIterable {
    /// It is not asked.
    case off
    case note, warning, error

    /// The level of its findings; nil when it is off.
    public var level: Level? { Level(rawValue: rawValue) }
  }

  /// What is decided about one rule.
  public struct RuleSettings: Sendable, Hashable {
    /// Nil for the rule's own level.
    public var level: RuleLevel?
    /// Where it is asked; nil for everywhere.
    public var include: [Glob]?
    /// Where it is not asked.
    public var exclude: [Glob] = []

    public init(level: RuleLevel? = nil, include: [Glob]? = nil, exclude: [Glob] = []) {
      self.level = level
      self.include = include
      self.exclude = exclude
    }

    /// Whether the rule is asked of a file, by its path relative to the package.
    public func covers(_ path: String) -> Bool {
      include?.contains { $0.matches(path) } != false && !exclude.contains { $0.matches(path) }
    }
  }

  public var rules: [RuleID: RuleSettings]
  /// The numbers that rules go by.
  public var options: RuleOptions
  /// The files that nothing is asked of.
  public var exclude: [Glob]
  /// From which degree on findings fail a run; nil for what the command line says.
  public var failOn: FailOn?
  /// How many of those a run may have; nil for what the command line says.
  public var maxFindings: Int?
  /// The path of the baseline, relative to the package.
  public var baseline: String?

  public init(
    rules: [RuleID: RuleSettings] = [:], options: RuleOptions = RuleOptions(), exclude: [Glob] = [],
    failOn: FailOn? = nil, maxFindings: Int? = nil, baseline: String? = nil
  ) {
    self.rules = rules
    self.options = options
    self.exclude = exclude
    self.failOn = failOn
    self.maxFindings = maxFindings
    self.baseline = baseline
  }

  /// Whether a rule is off.
  public func isOff(_ rule: RuleID) -> Bool { rules[rule]?.level == .off }

  /// The pattern that keeps everything from being asked of a file; nil when none does.
  ///
  /// - Parameter path: The path of the file, relative to the package.
  public func exclusion(of path: String) -> Glob? { exclude.first { $0.matches(path) } }
}
