import Auditing
import GoldenSpecs
import Semantics

/// The report for a page that shows Markdown, no longer than the page takes.
struct MarkdownReport {
  let report: AuditReport
  let context: ReportContext
  /// The most that it may have, in bytes.
  let limit: Int

  private struct Writing {
    var text = ""
    /// What did not fit.
    var omitted = 0

    /// Adds lines where they fit into a number of bytes.
    mutating func add(_ lines: [String], within limit: Int) -> Bool {
      let block = lines.map { $0 + "\n" }.joined()
      guard text.utf8.count + block.utf8.count <= limit else {
        omitted += 1
        return false
      }
      text += block
      return true
    }
  }

  var text: String {
    let tail = gaps(within: limit / 4)
    let room = limit - tail.utf8.count - 200
    var writing = Writing()
    // A robot finds its own comment again by the first line.
    _ = writing.add(["<!-- accessibility audit -->", "## \(title)", ""], within: room)
    table(into: &writing, within: room / 2)
    findings(into: &writing, within: room)
    return writing.text + tail
  }

  private var title: String {
    let tally = Tally(report)
    var parts = [counted(tally.failures, "failure"), counted(tally.reviews, "review")]
    if tally.errors > 0 { parts.append(counted(tally.errors, "error")) }
    return "Accessibility audit: " + parts.joined(separator: ", ")
  }

  private func table(into writing: inout Writing, within limit: Int) {
    func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
    func numbers(_ tally: Tally) -> [String] { Tally.columns.map { String(tally[keyPath: $0.count]) } }
    let sum = row(["**all of \(counted(report.components.count, "component"))**"] + numbers(Tally(report)))
    let head = [
      row(["component"] + Tally.columns.map(\.title)), row(["---"] + Tally.columns.map { _ in "---:" }),
    ]
    _ = writing.add(head, within: limit)
    for component in report.components {
      _ = writing.add(
        [row([markdown(component.component)] + numbers(Tally(component)))], within: limit - sum.utf8.count)
    }
    writing.text += sum + "\n"
    if writing.omitted > 0 { writing.text += "\n\(counted(writing.omitted, "component")) more did not fit in here.\n" }
    writing.omitted = 0
  }

  private func findings(into writing: inout Writing, within limit: Int) {
    for (component, _, findings) in WrittenReport(report, in: context).components {
      let open = findings.filter { context.isVerbose || $0.accepted == nil }
      guard !open.isEmpty || !component.errors.isEmpty else { continue }
      var heading = ["", "### " + markdown(component.component), ""]
      let blocks = component.errors.map { ["- **not judged**: \(markdown($0))"] } + open.map(block)
      for block in blocks where writing.add(heading + block, within: limit) { heading = [] }
    }
    if writing.omitted > 0 { writing.text += "\n\(counted(writing.omitted, "finding")) more did not fit in here.\n" }
  }

  private func block(of written: WrittenFinding) -> [String] {
    let place = markdownCode("\(written.place.path):\(written.place.line)")
    let rows: [(String, String?)] = [
      ("who it hurts", written.hurts), ("spoken now", written.now), ("should be", written.want),
      ("to be looked at because", written.reason), ("after", written.way), ("seen in", written.seen),
      ("accepted", written.accepted),
    ]
    return ["- **\(written.word)** \(place) \(markdown(written.wrong)) (`\(written.finding.rule.rawValue)`)"]
      + rows.compactMap { name, text in text.map { "  - \(name): \(markdown($0))" } }
  }

  private func gaps(within limit: Int) -> String {
    var writing = Writing()
    let sections: [(String, [String])] = [
      ("Not looked at", Gaps(report).sentences),
      ("Entries of the baseline that nothing matches or that have expired", report.staleEntries),
      ("Ignored rules that nothing was found for", report.unusedIgnores),
    ]
    for (title, entries) in sections where !entries.isEmpty {
      var heading = ["", "### " + title, ""]
      for entry in entries where writing.add(heading + ["- " + markdown(entry)], within: limit) { heading = [] }
    }
    if writing.omitted > 0 { writing.text += "\n\(counted(writing.omitted, "line")) more did not fit in here.\n" }
    if sections[0].1.isEmpty { writing.text += "\nNot looked at: nothing of what was asked for.\n" }
    return writing.text
  }
}
