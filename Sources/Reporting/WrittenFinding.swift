import Auditing
import GoldenSpecs
import Narration
import Semantics

/// A finding in the words that all formats share; nothing in them is escaped for one of them yet.
struct WrittenFinding {
  let finding: Finding
  let place: Place
  /// The rule, which a finding from a newer program may not have.
  let rule: Rule?
  /// What tells it from every other finding of the report.
  var fingerprint: String

  init(_ finding: Finding, of component: ComponentAudit, in context: ReportContext) {
    self.finding = finding
    place = Place(finding.source, component.source, in: context)
    rule = Rule.named(finding.rule)
    fingerprint = finding.fingerprint
  }

  var isReview: Bool { finding.outcome == .review }

  /// Whether its rule is on trial, so that no build fails for it.
  var isOnTrial: Bool { rule?.policy == .experimental && finding.level == .note }

  /// What is wrong.
  var wrong: String { finding.message }

  /// Who is hurt by it.
  var hurts: String? { rule.map { firstSentence(of: $0.why) } }

  /// What is spoken there now.
  var now: String { finding.now.isEmpty ? "nothing" : finding.now.map { "“\($0)”" }.joined(separator: ", then ") }

  /// What should be spoken or be there instead.
  var want: String? { finding.want ?? (isReview ? nil : rule?.fix) }

  /// The way there from the start; nil where the finding stands on the first screen.
  var way: String? {
    finding.gestures.isEmpty ? nil : finding.gestures.map { GestureText.text(of: $0) }.joined(separator: "; ")
  }

  /// Under which circumstances it was found; nil for those that were asked for.
  var seen: String? { finding.circumstances.isEmpty ? nil : finding.circumstances.joined(separator: "; ") }

  /// Why a person has to look; nil where what is wrong already says so.
  var reason: String? {
    guard isReview else { return nil }
    let reason = finding.reason?.text ?? "no rule can tell"
    return finding.message.contains(reason) ? nil : reason
  }

  /// The word before the message: the level, or that somebody has to look.
  var word: String { finding.outcome == .review ? "review" : finding.level.rawValue }

  /// Why nobody is asked to mend it; nil while it is open.
  var accepted: String? {
    finding.ignored.map { "ignored on purpose: \($0)" } ?? (finding.isKnown ? "known to the baseline" : nil)
  }
}

/// The text up to its first full stop that another sentence follows.
func firstSentence(of text: String) -> String {
  var rest = text[...]
  while let stop = rest.firstRange(of: ". ") {
    let next = rest[stop.upperBound...]
    guard let first = next.first, !first.isLowercase else {
      rest = next
      continue
    }
    return String(text[..<stop.lowerBound]) + "."
  }
  return text
}
