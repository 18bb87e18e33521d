import Semantics

/// What a screen gives the ear, and what it gives the eye beside that.
struct Impression {
  /// What can be spoken of every node, in reading order.
  var heard: [SemanticNode] = []
  /// Colours, opacities and symbols.
  var seen: [Sight] = []
  var symbols: [String] = []
  /// The colours of drawn shapes.
  var paints: [Appearance.Color] = []

  struct Sight: Hashable {
    let foreground: Appearance.Color?
    let background: Appearance.Color?
    let opacity: Double?
    let symbol: String?
    let weight: String?
    let isStruckThrough: Bool?

    init?(_ node: SemanticNode) {
      guard node.hasRareFacets else { return nil }
      let looks = node.appearance
      foreground = looks?.foreground
      background = looks?.background
      opacity = looks?.opacity
      symbol = node.role == .image ? node.identifier : nil
      weight = looks?.weight
      isStruckThrough = looks?.isStruckThrough
      if foreground == nil, background == nil, opacity == nil, symbol == nil, weight == nil, isStruckThrough == nil {
        return nil
      }
    }
  }

  init(of tree: AuditedTree) {
    for node in tree.nodes { heard.append(node.node.heard) }
    for entry in tree.entries {
      guard let sight = Sight(entry.node) else { continue }
      if let symbol = sight.symbol { symbols.append(symbol) }
      seen.append(sight)
    }
    paints = tree.tree.paints
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
  /// How the node and what it took in look.
  var sights: [Impression.Sight?] { [Impression.Sight(node)] + absorbed.map { Impression.Sight($0.node) } }

  /// The names of the symbols that are drawn in the node, those of a label in it included.
  var symbols: [String] {
    if node.role == .image { return node.identifier.map { [$0] } ?? [] }
    return absorbed.flatMap { $0.node.role == .image || $0.node.role == .text ? $0.symbols : [] }
  }
}
