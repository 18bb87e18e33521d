import Semantics

/// What a screen gives the ear, and what it gives the eye beside that.
struct Impression {
  /// What can be spoken of every node, in reading order.
  var heard: [SemanticNode] = []
  /// Colours, opacities and symbols.
  var seen: [Sight] = []
  var symbols: [String] = []

  struct Sight: Hashable {
    let foreground: Appearance.Color?
    let background: Appearance.Color?
    let opacity: Double?
    let symbol: String?
  }

  init(of tree: AuditedTree) {
    for node in tree.nodes { heard.append(node.node.heard) }
    for entry in tree.entries {
      let node = entry.node
      guard node.hasRareFacets else { continue }
      let symbol = node.role == .image ? node.identifier : nil
      if let symbol { symbols.append(symbol) }
      let looks = node.appearance
      let sight = Sight(
        foreground: looks?.foreground, background: looks?.background, opacity: looks?.opacity, symbol: symbol)
      if sight != Sight(foreground: nil, background: nil, opacity: nil, symbol: nil) { seen.append(sight) }
    }
  }
}

extension SemanticNode {
  /// The node with nothing left but what a reader may speak of.
  var heard: SemanticNode {
    var node = SemanticNode(
      id: "", role: role, traits: traits, label: label, value: value, hint: hint, isEnabled: isEnabled,
      actions: actions)
    guard hasRareFacets else { return node }
    node.placeholder = placeholder
    node.headingLevel = headingLevel
    node.customContent = customContent
    node.toggle = toggle
    node.isExpanded = isExpanded
    node.isEditing = isEditing
    node.range = range
    node.container = container
    node.position = position
    return node
  }
}

extension AuditedNode {
  /// The names of the symbols that are drawn in the node.
  var symbols: [String] {
    if node.role == .image { return node.identifier.map { [$0] } ?? [] }
    return absorbed.filter { $0.node.role == .image }.compactMap(\.identifier)
  }
}
