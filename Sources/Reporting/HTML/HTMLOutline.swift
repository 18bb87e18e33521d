import Auditing
import GoldenSpecs
import Semantics

/// A tree as nested lists, so that whoever has it read aloud hears the depth.
struct HTMLOutline {
  /// Deeper than this a list goes on beside instead of inside: browsers nest only so far.
  private static let depthLimit = 60
  private static let lineLimit = 1000

  private let name: String
  private let lines: [String]

  init(_ component: ComponentAudit) {
    name = component.component
    // Movement and haptics have tables of their own.
    guard var tree = component.tree else {
      lines = []
      return
    }
    tree.motions = []
    tree.haptics = []
    lines = Outline(tree).lines
  }

  var html: HTML {
    guard !lines.isEmpty else { return "" }
    return """

      <h4>Tree</h4>
      <details>
      <summary>Tree of \(name), \(counted(lines.count, "line"))</summary>
      \(list)
      </details>
      """
  }

  private var list: HTML {
    var parts: [HTML] = ["<ul class=\"tree\">"]
    var depth = 0
    for (number, line) in lines.prefix(Self.lineLimit).enumerated() {
      let indent = min(line.utf8.prefix { $0 == UInt8(ascii: " ") }.count / 2, Self.depthLimit)
      if number > 0 {
        if indent > depth {
          parts.append("<ul>")
        } else {
          parts.append("</li>")
          for _ in indent..<depth { parts.append("</ul></li>") }
        }
      }
      depth = indent
      parts.append("<li>\(String(line.drop { $0 == " " }))")
    }
    parts.append("</li>")
    for _ in 0..<depth { parts.append("</ul></li>") }
    if lines.count > Self.lineLimit { parts.append("<li>… and \(lines.count - Self.lineLimit) more</li>") }
    parts.append("</ul>")
    return parts.joined(separator: "")
  }
}
