import Auditing
import GoldenSpecs
import Semantics

/// A finding as an article of a page.
struct HTMLFinding {
  let written: WrittenFinding
  let anchor: String
  /// The attribute for what is spoken.
  let language: HTML
  /// The way there as a spec that replays it; empty where the finding stands on the first screen.
  let spec: [String]

  var finding: Finding { written.finding }

  var isOpenReview: Bool { finding.outcome == .review && written.accepted == nil }

  /// How bad it is, in words; no colour says more.
  var status: String {
    if finding.ignored != nil { return "\(outcome), ignored on purpose" }
    if finding.isKnown { return "\(outcome), known to the baseline" }
    return finding.outcome == .review ? outcome : "\(outcome), \(finding.impact.rawValue)"
  }

  private var outcome: String { finding.outcome == .review ? "review" : "failure" }

  private var look: String {
    written.accepted != nil ? "accepted" : finding.outcome == .review ? "review" : "fail"
  }

  var html: HTML {
    """
    <div class="finding" id="\(anchor)">
    <h5><span class="badge \(look)">\(status.prefix(1).uppercased() + status.dropFirst())</span> \(written.wrong)</h5>
    <dl>
    \(rows.compactMap { name, body in
      body.map { "<dt>\(name)</dt><dd>\($0)</dd>" as HTML }
    })
    </dl>
    </div>
    """
  }

  private var rows: [(String, HTML?)] {
    [
      ("Whom it hurts", written.rule.map { "\($0.why)" }),
      ("Where", "<code>\(written.place.path):\(written.place.line)</code>, <code>\(finding.path)</code> in the tree"),
      ("Spoken now", now),
      ("Should be", finding.want.map { "\($0)" }),
      ("How to mend it", written.rule.map { "\($0.fix)" }),
      ("For a person", written.reason.map { "has to be looked at because \($0)" }),
      ("Found under", written.seen.map { "\($0)" }),
      ("Way there", spec.isEmpty ? nil : Self.block(spec)),
      ("Accepted", finding.ignored.map { "\($0)" }),
      ("Rule", rule),
    ]
  }

  private var now: HTML {
    guard !finding.now.isEmpty else { return "nothing" }
    return
      "<ul class=\"spoken\"\(language)>\(finding.now.map { "<li dir=\"auto\">\($0)</li>" as HTML }.joined(separator: ""))</ul>"
  }

  private var rule: HTML {
    let code: HTML = "<code>\(finding.rule.rawValue)</code>"
    guard let rule = written.rule else { return code }
    let criteria = rule.criteria.map { SuccessCriterion.numbered($0)?.title ?? $0 }.joined(separator: "; ")
    return "\(code): \(rule.title)\(criteria.isEmpty ? "" : ". WCAG \(criteria)")"
  }

  /// Lines as they stand in a file.
  private static func block(_ lines: [String]) -> HTML {
    let lines = lines.map { "\($0)" as HTML }
    return "<pre><code>\(lines)</code></pre>"
  }
}
