import Auditing
import GoldenSpecs
import Semantics

extension ReportFormat {
  static let text = ReportFormat("text", "for a person at a terminal") { report, context in
    TextReport(report: report, context: context).lines.map(logLine).joined(separator: "\n")
  }
}

/// The report that a person reads in a terminal: component by component, then a table, then what was not looked at.
private struct TextReport {
  let report: AuditReport
  let context: ReportContext
  var paint: Paint { Paint(isOn: context.usesColour) }

  var lines: [String] {
    var lines: [String] = []
    for component in report.components {
      let body = body(of: component)
      guard !body.isEmpty else { continue }
      lines += [paint(line(component.component), .bold)] + body + [""]
    }
    return lines + table + [""] + notLookedAt + housekeeping
  }

  private func body(of component: ComponentAudit) -> [String] {
    var lines = component.errors.map { "  \(paint("not judged", .error)): \(line($0))" }
    for finding in component.findings {
      let written = WrittenFinding(finding, of: component, in: context)
      guard context.isVerbose || written.accepted == nil else { continue }
      let paragraph = FindingParagraph(written: written, paint: paint)
      lines.append(paragraph.headline)
      if context.isVerbose || finding.outcome == .fail { lines += paragraph.details }
    }
    return context.isVerbose ? lines + passes(of: component) : lines
  }

  private func passes(of component: ComponentAudit) -> [String] {
    var lines = report.rules.compactMap { rule -> String? in
      guard let count = component.counts[rule], count.outcome == .pass else { return nil }
      return "  pass: \(rule.rawValue) (\(count.pass)×)"
    }
    lines.append("  looked at: \(component.environments.map { line($0) }.joined(separator: "; "))")
    if component.steps > 0 {
      lines.append("  walked: \(counted(component.states, "state")), \(counted(component.steps, "step"))")
    }
    return lines
  }

  private var table: [String] {
    var table = TextTable(header: ["component"] + Tally.columns.map(\.title))
    func add(_ name: String, _ tally: Tally) {
      table.add([name] + Tally.columns.map { String(tally[keyPath: $0.count]) })
    }
    for component in report.components { add(escaped(clipped(component.component, to: 60)), Tally(component)) }
    add("all of \(counted(report.components.count, "component"))", Tally(report))
    return table.lines
  }

  private var notLookedAt: [String] {
    let gaps = Gaps(report).sentences
    let asked = "\(counted(report.components.count, "component")), \(counted(report.rules.count, "rule"))"
    guard !gaps.isEmpty else { return ["Not looked at: nothing of what was asked for (\(asked))"] }
    return ["Not looked at:"] + gaps.map { "  " + line($0) }
  }

  private var housekeeping: [String] {
    section("Entries of the baseline that nothing matches or that have expired:", report.staleEntries)
      + section("Ignored rules that nothing was found for:", report.unusedIgnores)
  }

  private func section(_ title: String, _ entries: [String]) -> [String] {
    entries.isEmpty ? [] : [title] + entries.map { "  " + line($0) }
  }
}
