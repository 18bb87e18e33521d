public import Semantics

/// Everything that is known of one component after it was judged.
public struct ComponentAudit: Sendable, Hashable, Codable {
  /// How often a rule came out how.
  public struct Count: Sendable, Hashable, Codable {
    public var pass = 0
    public var fail = 0
    public var review = 0
    public var error = 0

    public init() {}

    /// The worst of what there was; nothing at all is *inapplicable*.
    public var outcome: Outcome {
      error > 0 ? .error : fail > 0 ? .fail : review > 0 ? .review : pass > 0 ? .pass : .inapplicable
    }
  }

  public var component: String
  public var source: SourceLocation
  /// The findings, in the order of the rules and then of the nodes.
  public var findings: [Finding] = []
  /// What each rule said, of those that were asked.
  public var counts: [RuleID: Count] = [:]
  /// The circumstances that were looked at, the ones that were asked for first.
  public var environments: [String] = []
  /// The rules that it says it breaks on purpose, of those that were asked.
  public var ignores: [DeclaredIgnore] = []
  public var states = 0
  public var steps = 0
  /// What was not looked at, as sentences; never left out of a report.
  public var notLookedAt: [String] = []
  /// What kept the component from being judged, or broke on the way.
  public var errors: [String] = []
  /// What a reader says of the whole screen.
  public var transcript: [String] = []
  /// The tree that was judged first, its movements paired with what becomes of them under Reduce Motion.
  public var tree: SemanticTree?
  /// What comes of each gesture on the first screen, in the order of the walk, up to a limit.
  public var trace: [TracedStep] = []

  public init(component: String, source: SourceLocation) {
    self.component = component
    self.source = source
  }
}
