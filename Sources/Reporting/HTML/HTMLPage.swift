import Semantics
import Auditing
import Foundation

/// What audits found, as one page: nothing is loaded, nothing is run, and a keyboard or a screen reader is enough to use it.
struct HTMLPage {
  let report: AuditReport
  let context: ReportContext
  let components: [HTMLComponent]
  let tally: Tally

  init(_ report: AuditReport, in context: ReportContext) {
    self.report = report
    self.context = context
    tally = Tally(report)
    var anchors = HTMLAnchors()
    components = report.components.map { HTMLComponent($0, in: context, rules: report.rules, anchors: &anchors) }
  }

  var findings: [HTMLFinding] { components.flatMap(\.findings) }

  var html: HTML {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(HTML(stringLiteral: HTMLStyle.policy))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(verdict) Accessibility audit</title>
    <style>\(HTML(stringLiteral: HTMLStyle.sheet))</style>
    </head>
    <body>
    <a class="skip" href="#results">Skip to the results</a>
    <header>
    <h1>Accessibility audit</h1>
    <p><strong class="\(look)">\(verdict)</strong></p>
    <p class="faint">\(origin)</p>
    </header>
    \(contents)
    <main id="results" tabindex="-1">
    \(sections.map { section in
      """
      <section aria-labelledby="\(section.id)">
      <h2 id="\(section.id)">\(section.title)</h2>
      \(section.body)
      </section>
      """
    })
    </main>
    <footer>
    <p class="faint">Rules find faults. That none was found does not prove that nobody is kept out.</p>
    </footer>
    </body>
    </html>

    """
  }

  /// A part of the page under a heading of its own.
  struct Section {
    let id: String
    let title: String
    let body: HTML
  }

  var sections: [Section] {
    [
      Section(id: "summary", title: "Summary", body: summary),
      Section(id: "not-looked-at", title: "What was not looked at", body: gaps),
      Section(id: "components", title: "Components", body: "\(components.map(\.html))"),
      Section(id: "criteria", title: "By WCAG criterion", body: criteria),
      Section(id: "review", title: "What needs review", body: reviews),
      Section(id: "ignored", title: "What is ignored on purpose", body: ignored),
      Section(id: "known", title: "What the baseline knows", body: known),
    ]
  }

  private var contents: HTML {
    """
    <nav aria-label="Contents">
    <ul>
    \(sections.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>" })
    </ul>
    </nav>
    """
  }

  /// What came of it all, in sentences.
  var verdict: String {
    let failing = report.components.count { Tally($0).failures > 0 }
    var parts = [
      tally.failures == 0
        ? "No failure"
        : "\(counted(tally.failures, "failure")) in \(failing) of \(counted(components.count, "component"))"
    ]
    if tally.reviews > 0 { parts.append("\(tally.reviews) to review") }
    if tally.errors > 0 { parts.append(counted(tally.errors, "error")) }
    if !report.unaudited.isEmpty { parts.append("\(counted(report.unaudited.count, "component")) not audited") }
    return parts.joined(separator: ", ") + "."
  }

  /// Nothing looks good while something was not looked at.
  private var look: String {
    if tally.failures + tally.errors > 0 { return "fail" }
    return tally.reviews > 0 || !Gaps(report).sentences.isEmpty ? "review" : "good"
  }

  private var origin: HTML {
    var parts: [HTML] = ["\(context.tool)\(context.version.map { " " + $0 } ?? "")"]
    if let date = context.date {
      let text = date.formatted(.iso8601)
      parts.append("<time datetime=\"\(text)\">\(text)</time>")
    }
    parts.append("\(counted(report.rules.count, "rule")) asked")
    if let part = report.shard { parts.append("part \(part.index) of \(part.count)") }
    return parts.joined(separator: " · ")
  }
}

/// The names by which links reach parts of a page: the same from run to run, and each only once.
struct HTMLAnchors {
  private var taken: [String: Int] = [:]

  /// - Parameter name: Any text; what cannot stand in a link becomes a hyphen.
  mutating func add(_ prefix: String, _ name: String) -> String {
    let letters = name.unicodeScalars.prefix(60).map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? Character(scalar) : "-"
    }
    let anchor = "\(prefix)-\(String(letters))"
    let count = taken[anchor, default: 0] + 1
    taken[anchor] = count
    // Two hyphens at the end of a name could be taken for a number of this kind; a full stop never stands in one.
    return count == 1 ? anchor : "\(anchor).\(count)"
  }
}
