public import Narration
public import Semantics

/// Something that a rule does not let pass, and where.
public struct Finding: Sendable, Hashable, Codable {
  public var rule: RuleID
  /// `fail`, or `review` with a reason.
  public var outcome: Outcome
  public var reason: ReviewReason?
  public var level: Level
  public var impact: Rule.Impact
  public var component: String
  /// The place of the node in the tree, without anything that an edit elsewhere would change.
  public var path: String
  public var role: Role
  /// Which of several findings of one rule at one place it is, counted from 1.
  public var occurrence: Int
  /// The file and the line of the very view.
  public var source: SourceLocation
  /// What is wrong, as a sentence.
  public var message: String
  /// What is spoken there now.
  public var now: [String]
  /// What should be there.
  public var want: String?
  /// The circumstances under which it was found, such as `dark`; empty for those that were asked for.
  public var circumstances: [String]
  /// The gestures that lead there from the start, the last one being the one that was judged.
  public var gestures: [Gesture]
  /// The reason that the component gives for breaking the rule on purpose.
  public var ignored: String?
  /// Whether a baseline knew it.
  public var isKnown = false

  /// What identifies the finding from run to run: no line, no absolute path, no number and no words of a message.
  public var key: String {
    let place = "\(rule.rawValue) \(component) \(path) \(occurrence)"
    // A failure and a review at one place are two findings.
    return outcome == .review ? "\(place) review \(reason?.rawValue ?? "")" : place
  }

  /// ``key`` in sixteen hexadecimal digits.
  public var fingerprint: String { Auditing.fingerprint(of: key) }
}
