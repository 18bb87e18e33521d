import Auditing
import Semantics

extension ReportFormat {
  static let compiler = ReportFormat("compiler", "for editors: PATH:LINE:COLUMN: LEVEL: MESSAGE [RULE]") {
    report, context in
    let written = WrittenReport(report, in: context)
    func diagnostic(_ place: Place, _ level: String, _ message: String, _ rule: String) -> String {
      logLine("\(line(place.path)):\(place.line):1: \(level): \(line(message)) [\(rule)]")
    }
    var lines: [String] = []
    for (component, place, findings) in written.components {
      let name = component.component
      lines += component.errors.map { diagnostic(place, "error", "\(name) was not judged: \($0)", "not-judged") }
      lines += findings.filter { $0.accepted == nil }.map { finding in
        diagnostic(
          finding.place, finding.isReview ? "note" : finding.finding.level.rawValue,
          finding.reason.map { "review: \(finding.wrong); \($0)" } ?? finding.wrong, finding.finding.rule.rawValue)
      }
      lines += component.notLookedAt.map { diagnostic(place, "note", "\(name): not looked at: \($0)", "not-looked-at") }
    }
    lines += report.unaudited.map { diagnostic(.package, "note", "\($0): not audited", "not-audited") }
    return lines.joined(separator: "\n")
  }
}
