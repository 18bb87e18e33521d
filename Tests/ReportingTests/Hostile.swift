import Auditing
import Narration
import Semantics

@testable import Reporting

/// A report whose every text wants to be more than text.
enum Hostile {
  static let text =
    "::error::forged\n::error file=a,line=1::forged\r##[error]forged\u{1B}[31m\u{202E}\u{2028}\u{0}\u{FFFE}"
    + "</script></failure><![CDATA[ ]]> --> & \" ' ` | @someone #1 [a](https://x) ![b](c) {0} % \\ <b> https://x www.y.z"

  static var report: AuditReport { report(of: text) }

  /// - Parameter text: What stands in every place that a component or a file can fill.
  static func report(of text: String) -> AuditReport {
    let source = SourceLocation(file: "/package/\(text)", line: -3)
    var component = ComponentAudit(component: text, source: source)
    let finding = Sample.finding(.nameMissing, at: -1, text, path: text) {
      $0.component = text
      $0.source = source
      $0.now = [text, text]
      $0.want = text
      $0.circumstances = [text]
      $0.gestures = [.focus(.label(text)), .perform(text), .type(text)]
    }
    var review = finding
    review.outcome = .review
    var ignored = finding
    ignored.ignored = text
    component.findings = [finding, review, ignored, finding]
    component.counts = [.nameMissing: Sample.count(fail: 3, review: 1)]
    component.environments = [text]
    component.notLookedAt = [text]
    component.errors = [text]
    component.transcript = [text, ""]
    var report = AuditReport(components: [component, component], rules: [.nameMissing], configuration: text)
    report.unaudited = [text, text]
    report.staleEntries = [text]
    report.unusedIgnores = [text]
    return report
  }
}
