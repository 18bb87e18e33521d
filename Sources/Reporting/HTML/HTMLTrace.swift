import Auditing
import GoldenSpecs
import Semantics

/// What moves, what is felt, and what came of each first touch, with and without Reduce Motion.
struct HTMLTrace {
  let component: ComponentAudit

  private let language: HTML

  init(_ component: ComponentAudit) {
    self.component = component
    language = HTMLLanguage.attribute(of: component)
  }

  var html: HTML { "\(motions)\(haptics)\(steps)" }

  private var motions: HTML {
    table(
      "Motion", "What moves in \(component.component), and what becomes of it with Reduce Motion on",
      columns: ["With standard motion", "With Reduce Motion", "Where"],
      rows: (component.tree?.motions ?? []).map { motion in
        [.row(motion.effect), .cell("\(motion.reduced ?? "not evaluated")"), .cell("\(names(motion.nodes))")]
      })
  }

  private var haptics: HTML {
    table(
      "Haptics", "What is felt in \(component.component)", columns: ["Haptic", "When this changes", "Where"],
      rows: (component.tree?.haptics ?? []).map { haptic in
        [.row(haptic.feedback), .cell("\(haptic.trigger)"), .cell("\(names(haptic.nodes))")]
      })
  }

  private var steps: HTML {
    table(
      "Step by step",
      "What comes of each first touch of \(component.component): speech, haptics and motion, in this order",
      columns: ["Gestures", "With standard motion", "With Reduce Motion"],
      rows: component.trace.map { step in
        [
          .row(step.gestures.map { GestureText.text(of: $0) }.joined(separator: "; ")), .cell(lines(step.lines)),
          .cell(reduced(step)),
        ]
      })
  }

  private func reduced(_ step: TracedStep) -> HTML {
    guard let reduced = step.reduced else { return "not tried" }
    return reduced == step.lines ? "the same" : lines(reduced)
  }

  /// Lines of a transcript; what is not speech is told from it by its form and loses its mark.
  private func lines(_ lines: [String]) -> HTML {
    guard !lines.isEmpty else { return "nothing" }
    let items = HTML.items(lines, limit: 50) { line in
      line.hasPrefix("~ ")
        ? "<li class=\"event\">\(String(line.dropFirst(2)))</li>"
        : "<li class=\"spoken\"\(language) dir=\"auto\">\(line)</li>"
    }
    return "<ul>\(items.joined(separator: ""))</ul>"
  }

  private func names(_ nodes: [NodeID]) -> String {
    nodes.prefix(20).map(name).joined(separator: ", ")
  }

  /// What a node is called; one that no reader meets is told by what took it in.
  private func name(_ id: NodeID) -> String {
    guard let tree = component.tree else { return id.rawValue }
    if let node = tree.node(id) { return node.label.map { "“\($0)”" } ?? node.role.rawValue }
    guard let withheld = tree.withheld.first(where: { $0.node.id == id }) else { return id.rawValue }
    let owner = withheld.owner.flatMap { tree.node($0)?.label }.map { " in “\($0)”" } ?? ""
    return (withheld.node.label.map { "“\($0)”" } ?? withheld.node.role.rawValue) + owner
  }

  private enum Cell {
    case row(String)
    case cell(HTML)

    var html: HTML {
      switch self {
      case .row(let text): "<th scope=\"row\">\(text)</th>"
      case .cell(let html): "<td>\(html)</td>"
      }
    }
  }

  private func table(_ title: String, _ caption: String, columns: [String], rows: [[Cell]]) -> HTML {
    guard !rows.isEmpty else { return "" }
    let head = columns.map { "<th scope=\"col\">\($0)</th>" as HTML }.joined(separator: "")
    let body = rows.map { "<tr>\($0.map(\.html).joined(separator: ""))</tr>" as HTML }
    return """

      <h4>\(title)</h4>
      <table>
      <caption>\(caption)</caption>
      <thead>
      <tr>\(head)</tr>
      </thead>
      <tbody>
      \(body)
      </tbody>
      </table>
      """
  }
}
