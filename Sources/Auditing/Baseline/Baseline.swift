public import Semantics

/// The findings that a code base had when it began to be judged: they stay in reports and fail no run.
///
/// An entry tells findings by rule, component and place, never by lines, paths of a machine, numbers or messages.
public struct Baseline: Sendable, Hashable {
  /// What the document says that it is.
  public static let format = "aloud-baseline"
  /// The newest version that this program reads.
  public static let version = 1

  /// What an entry is about.
  public struct Place: Sendable, Hashable, Comparable, CustomStringConvertible {
    public var rule: RuleID
    public var component: String
    /// The place of the node in the tree.
    public var path: String
    /// Whether a person has to look; such an entry never covers a failure.
    public var isReview: Bool

    public init(rule: RuleID, component: String, path: String, isReview: Bool = false) {
      self.rule = rule
      self.component = component
      self.path = path
      self.isReview = isReview
    }

    init(_ finding: Finding) {
      self.init(
        rule: finding.rule, component: finding.component, path: finding.path, isReview: finding.outcome == .review)
    }

    public var description: String {
      "\(rule.rawValue) at \(path) in \(component)\(isReview ? " (review)" : "")"
    }

    public static func < (left: Place, right: Place) -> Bool {
      (left.component, left.rule.rawValue, left.path, left.isReview ? 1 : 0)
        < (right.component, right.rule.rawValue, right.path, right.isReview ? 1 : 0)
    }
  }

  public struct Entry: Sendable, Hashable {
    public var place: Place
    /// How many findings at the place are known; one more stays open.
    public var count: Int
    /// Why the findings are there, or where the work on them is tracked.
    public var reason: String?
    /// The last day on which the entry counts; nil for ever.
    public var expires: CalendarDay?

    public init(_ place: Place, count: Int = 1, reason: String? = nil, expires: CalendarDay? = nil) {
      self.place = place
      self.count = count
      self.reason = reason
      self.expires = expires
    }
  }

  /// The entries, sorted by component, rule and place.
  public let entries: [Entry]

  public init(_ entries: [Entry] = []) { self.entries = entries.sorted { $0.place < $1.place } }
}
