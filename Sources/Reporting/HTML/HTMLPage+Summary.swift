import Semantics
import Auditing

extension HTMLPage {
  /// One row for each component, those that were not looked at included.
  var summary: HTML {
    """
    <p>Failures are open: neither ignored on purpose nor known to the baseline.</p>
    <div class="wide" role="region" aria-label="Results by component" tabindex="0">
    <table>
    <caption>How each component came out</caption>
    <thead>
    <tr><th scope="col">Component</th>\(Self.cells(Tally.columns.map { "<th scope=\"col\">\(Self.heading($0.title))</th>" }))</tr>
    </thead>
    <tbody>
    \(components.map { Self.row("<a href=\"#\($0.anchor)\">\($0.name)</a>", $0.tally) } + report.unaudited.map(leftOut))
    </tbody>
    <tfoot>
    \(Self.row("All", tally))
    </tfoot>
    </table>
    </div>
    """
  }

  private static func row(_ name: HTML, _ tally: Tally) -> HTML {
    let cells = Tally.columns.map { column in "<td class=\"number\">\(tally[keyPath: column.count])</td>" as HTML }
    return "<tr><th scope=\"row\">\(name)</th>\(self.cells(cells))</tr>"
  }

  private func leftOut(_ name: String) -> HTML {
    "<tr><th scope=\"row\">\(name)</th><td colspan=\"\(Tally.columns.count)\">not audited</td></tr>"
  }

  private static func cells(_ cells: [HTML]) -> HTML { cells.joined(separator: "") }

  private static func heading(_ title: String) -> String { title.prefix(1).uppercased() + title.dropFirst() }

  /// What no result speaks of.
  var gaps: HTML {
    let sentences = Gaps(report).sentences
    guard !sentences.isEmpty else {
      return """
        <p>Nothing of what was asked for was left out: \(counted(components.count, "component")), \
        \(counted(report.rules.count, "rule")).</p>
        """
    }
    return Self.list(sentences)
  }

  static func list(_ sentences: [String]) -> HTML {
    """
    <ul>
    \(HTML.items(sentences))
    </ul>
    """
  }
}
