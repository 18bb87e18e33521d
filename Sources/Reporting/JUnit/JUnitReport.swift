import Auditing
import Foundation
import Semantics

/// The XML that JUnit's readers have in common: no attribute that the schema of Jenkins' xUnit plugin does not know.
struct JUnitReport {
  let report: AuditReport
  let context: ReportContext

  var text: String {
    let suites = suites
    let all = suites.flatMap(\.cases)
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"\(xml(line(context.tool))) audit\" \(JUnitReport.counts(all))>",
    ]
    for suite in suites { lines += self.lines(of: suite) }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  /// Readers count only the first of two cases with the same class name and name, so that names are told apart.
  private var suites: [TestSuite] {
    var taken: Set<String> = []
    func unique(_ name: String) -> String {
      // What is cut or made visible can become equal to another name.
      let name = line(name)
      var candidate = name
      var number = 1
      while !taken.insert(candidate).inserted {
        number += 1
        candidate = "\(name)#\(number)"
      }
      return candidate
    }
    let rules = report.allRules
    let written = WrittenReport(report, in: context)
    return written.components.map { component, place, findings in
      TestSuite(component, place: place, findings: findings, rules: rules, name: unique(component.component))
    } + report.unaudited.map { TestSuite(unaudited: unique($0)) }
  }

  private func lines(of suite: TestSuite) -> [String] {
    let date = context.date.map { " timestamp=\"\($0.formatted(.iso8601).dropLast())\"" }
    let skipped = suite.cases.count { if case .skipped = $0.outcome { true } else { false } }
    var lines = [
      "  <testsuite name=\"\(xml(suite.name))\" \(JUnitReport.counts(suite.cases)) skipped=\"\(skipped)\""
        + "\(date ?? "") file=\"\(xml(line(suite.place.path)))\">"
    ]
    lines += suite.cases.flatMap { $0.lines(className: suite.name) }
    if !suite.transcript.isEmpty {
      let transcript = suite.transcript.map { logLine("  " + line($0)) }.joined(separator: "\n")
      lines.append("    <system-out>Spoken on the first screen:\n\(xml(transcript))</system-out>")
    }
    return lines + ["  </testsuite>"]
  }

  private static func counts(_ cases: [TestCase]) -> String {
    let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
    let errors = cases.count { if case .broken = $0.outcome { true } else { false } }
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }
}
