import Auditing
import GoldenSpecs
import Semantics

/// One component as an article of a page.
struct HTMLComponent {
  let component: ComponentAudit
  let anchor: String
  let place: Place
  let findings: [HTMLFinding]
  let tally: Tally
  private let rules: [RuleID]

  init(_ component: ComponentAudit, in context: ReportContext, rules: [RuleID], anchors: inout HTMLAnchors) {
    self.component = component
    self.rules = rules
    anchor = anchors.add("component", component.component)
    place = Place(component.source, in: context)
    tally = Tally(component)
    var findings: [HTMLFinding] = []
    for finding in component.findings {
      findings.append(
        HTMLFinding(
          written: WrittenFinding(finding, of: component, in: context),
          anchor: anchors.add("finding", finding.fingerprint), language: HTMLLanguage.attribute(of: component),
          spec: FindingSpec(finding, in: component.tree?.environment).lines))
    }
    self.findings = findings
  }

  var name: String { component.component }

  var html: HTML {
    """
    <article aria-labelledby="\(anchor)">
    <h3 id="\(anchor)">\(name)</h3>
    <p><code>\(place.path):\(place.line)</code>. \(lookedAt)</p>
    <div class="sides">
    <div>
    \(problems)\(found)
    </div>
    <div>
    \(transcript)\(HTMLOutline(component).html)
    </div>
    </div>
    \(HTMLTrace(component).html)\(passes)
    </article>
    """
  }

  private var lookedAt: String {
    guard !component.environments.isEmpty else { return "It was not judged." }
    let circumstances = component.environments.joined(separator: "; ")
    let walked =
      component.steps > 0
      ? " Walked: \(counted(component.states, "state")), \(counted(component.steps, "step"))." : ""
    return "Looked at: \(circumstances).\(walked)"
  }

  /// What broke, and what was left out.
  private var problems: HTML {
    let parts: [(String, [String])] = [("Errors", component.errors), ("Not looked at", component.notLookedAt)]
    let html = parts.filter { !$0.1.isEmpty }.map { title, sentences in
      """
      <h4>\(title)</h4>
      \(HTMLPage.list(sentences))

      """ as HTML
    }
    return html.joined(separator: "")
  }

  private var found: HTML {
    guard !findings.isEmpty else {
      return """
        <h4>Findings</h4>
        <p>None.</p>
        """
    }
    return """
      <h4>Findings</h4>
      \(findings.map(\.html))
      """
  }

  private var transcript: HTML {
    guard !component.transcript.isEmpty else {
      return """
        <h4>Transcript</h4>
        <p>Nothing is spoken.</p>
        """
    }
    return """
      <h4>Transcript</h4>
      <ol class="spoken"\(HTMLLanguage.attribute(of: component))>
      \(HTML.items(component.transcript) { "<li dir=\"auto\">\($0)</li>" })
      </ol>
      """
  }

  private var passes: HTML {
    let rows: [(Outcome, String)] = [(.pass, "passed"), (.inapplicable, "had nothing to judge")]
    let parts = rows.compactMap { outcome, words -> HTML? in
      let ids = rules.filter { component.counts[$0]?.outcome == outcome }
      guard !ids.isEmpty else { return nil }
      return """

        <details>
        <summary>\(name): \(counted(ids.count, "rule")) \(words)</summary>
        <ul>
        \(ids.map(item))
        </ul>
        </details>
        """
    }
    return parts.joined(separator: "")
  }

  private func item(_ id: RuleID) -> HTML {
    let count = component.counts[id]?.pass ?? 0
    return """
      <li>\(Rule.named(id)?.title ?? id.rawValue) (<code>\(id.rawValue)</code>\(count > 0 ? ", \(count)×" : ""))</li>
      """
  }
}
