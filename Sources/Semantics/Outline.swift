/// A tree as lines of text: one for each node, indented by its depth, then what the nodes do not tell.
public struct Outline {
  public private(set) var lines: [String] = []

  public init(_ tree: SemanticTree) {
    add(tree.nodes, depth: 0)
    section(
      "withheld",
      tree.withheld.map { withheld in
        Outline.summary(of: withheld.node) + " (\(withheld.reason.rawValue)"
          + (withheld.owner.map { " in \(Outline.name(of: $0, in: tree))" } ?? "") + ")"
      })
    section("haptics", tree.haptics.map { "\($0.feedback) when \(escaped($0.trigger)) changes" })
    section(
      "rotors",
      tree.rotors.map { rotor in
        let entries = rotor.entries.map { $0.label.map { "\"\(escaped($0))\"" } ?? Outline.name(of: $0.node, in: tree) }
        return "\"\(escaped(rotor.name))\": " + (entries.isEmpty ? "nothing" : entries.joined(separator: ", "))
      })
    section("motions", tree.motions.map { "\($0.effect), reduced: \($0.reduced ?? "not evaluated")" })
  }

  private mutating func add(_ nodes: [SemanticNode], depth: Int) {
    for node in nodes {
      lines.append(String(repeating: "  ", count: depth) + Outline.summary(of: node))
      add(node.children, depth: depth + 1)
    }
  }

  private mutating func section(_ title: String, _ rows: [String]) {
    guard !rows.isEmpty else { return }
    lines.append("\(title):")
    lines += rows.map { "  " + $0 }
  }

  /// What a node is called, or its identifier where it has no name.
  private static func name(of id: NodeID, in tree: SemanticTree) -> String {
    let node = tree.node(id) ?? tree.withheld.lazy.compactMap { [$0.node].node(id) }.first
    return node?.label.map { "\"\(escaped($0))\"" } ?? escaped(id.rawValue)
  }

  /// One node in one line: what it is, what it is called, what it holds, what can be done.
  static func summary(of node: SemanticNode) -> String {
    var parts = [node.role.rawValue]
    func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }
    if let label = node.label { parts.append(quoted(label)) }
    if let identifier = node.identifier { parts.append("#\(escaped(identifier))") }
    if let value = node.value { parts.append("= \(quoted(value))") }
    if let placeholder = node.placeholder { parts.append("placeholder \(quoted(placeholder))") }
    if let hint = node.hint { parts.append("hint \(quoted(hint))") }
    if let toggle = node.toggle { parts.append(toggle.rawValue) }
    if let isExpanded = node.isExpanded { parts.append(isExpanded ? "expanded" : "collapsed") }
    if node.isEditing == true { parts.append("editing") }
    if !node.isEnabled { parts.append("dimmed") }
    if let container = node.container { parts.append("container \(container.rawValue)") }
    if let position = node.position { parts.append("\(position.index) of \(position.count)") }
    if let level = node.headingLevel { parts.append("level \(level)") }
    if let range = node.range { parts.append(text(of: range)) }
    let traits = node.traits.namesInOrder.filter {
      $0 != node.role.rawValue && !($0 == "staticText" && node.role == .text)
    }
    if !traits.isEmpty { parts.append("(\(traits.joined(separator: ", ")))") }
    let actions = node.actions.map { action in
      if case .named(let name) = action { quoted(name) } else { action.keyword ?? "insertText" }
    }
    if !actions.isEmpty { parts.append("[\(actions.joined(separator: ", "))]") }
    for content in node.customContent { parts.append("{\(escaped(content.label)): \(escaped(content.value))}") }
    return parts.joined(separator: " ")
  }

  private static func text(of range: SemanticRange) -> String {
    func number(_ value: Double?) -> String {
      guard let value else { return "" }
      return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
    return "\(number(range.lower))…\(number(range.upper))" + (range.step.map { " by \(number($0))" } ?? "")
  }
}

extension SemanticTree {
  /// Fills in what each movement becomes with Reduce Motion on, as the same component published it then.
  public mutating func pairMotions(with reduced: SemanticTree) {
    for index in motions.indices {
      motions[index].reduced =
        index < reduced.motions.count && reduced.motions.count == motions.count
        ? reduced.motions[index].effect : "none"
    }
  }
}
