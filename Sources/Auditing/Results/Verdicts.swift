import Narration
import Semantics

/// What one rule said of what it was shown.
///
/// A pass is only counted; a failure and a review name the node.
struct Verdicts {
  /// One node that does not pass.
  struct Verdict {
    let outcome: Outcome
    let reason: ReviewReason?
    let node: AuditedNode?
    /// What is wrong, with the words and the numbers of this very node.
    let message: String
    /// What should be spoken or be there instead.
    let want: String?
    /// What is wrong, where it is a string rather than a view.
    var string: StringFault?
    /// Where it stands, where that is known better than by the node.
    var source: SourceLocation?
    /// The gestures that lead there, for a trace.
    var gestures: [Gesture] = []

    /// Where it stands, as well as that is known.
    var location: SourceLocation? { string?.source ?? source ?? node?.location }
  }

  private(set) var passes = 0
  private(set) var found: [Verdict] = []
  /// What the rule cannot know, each once, however many nodes it is about.
  private(set) var leftOut: Set<String> = []
  /// The gestures that led to what is being judged.
  var gestures: [Gesture] = []

  /// The numbers that the rule goes by.
  let options: RuleOptions

  init(options: RuleOptions = RuleOptions()) { self.options = options }

  var isEmpty: Bool { passes == 0 && found.isEmpty && leftOut.isEmpty }

  mutating func pass() { passes += 1 }

  /// - Parameters:
  ///   - node: The very node that is wrong, or nil for the whole screen.
  ///   - message: What is wrong, as a sentence without a full stop.
  ///   - want: What should be there instead, or nil where the rule's own advice says it.
  ///   - source: Where the fault stands, where that is known better than by the node.
  mutating func fail(_ node: AuditedNode?, _ message: String, want: String? = nil, at source: SourceLocation? = nil) {
    found.append(
      Verdict(
        outcome: .fail, reason: nil, node: node, message: message, want: want, source: source, gestures: gestures))
  }

  /// - Parameters:
  ///   - node: The node that speaks the string, or nil for a string that nobody spoke.
  ///   - string: What is wrong, and where it stands.
  mutating func fail(_ node: AuditedNode?, _ string: StringFault) {
    found.append(
      Verdict(outcome: .fail, reason: nil, node: node, message: string.message, want: nil, string: string))
  }

  /// Keeps only what is about some of the nodes.
  mutating func keep(_ isKept: (AuditedNode?) -> Bool) {
    found.removeAll { !isKept($0.node) }
    passes = 0
  }

  /// Leaves out what nobody could do anything about at the place where it is.
  ///
  /// - Parameter what: What is not looked at, and why, as a sentence without a full stop about all such nodes.
  mutating func leaveOut(_ what: String) { leftOut.insert(what) }

  mutating func review(_ node: AuditedNode?, _ reason: ReviewReason, _ message: String) {
    found.append(
      Verdict(outcome: .review, reason: reason, node: node, message: message, want: nil, gestures: gestures))
  }
}
