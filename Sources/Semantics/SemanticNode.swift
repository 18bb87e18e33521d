/// One thing on the screen as somebody who cannot see it meets it.
///
/// The facets that nearly every node has are stored in place; the rest share one box that most nodes do without, which
/// keeps a tree of a hundred thousand nodes small.
public struct SemanticNode: Sendable, Hashable {
  public var id: NodeID
  public var role: Role
  public var traits: Traits
  /// The name that a reader speaks first. Nil when nothing named the node.
  public var label: String?
  public var value: String?
  public var hint: String?
  public var isEnabled: Bool
  public var actions: [SemanticAction]
  /// The texts that a sighted user sees in the node, whatever its label says.
  public var drawn: [String]
  public var children: [SemanticNode]
  /// Where the view was declared.
  public var source: SourceLocation?
  var box = RareFacetsBox()

  public init(
    id: NodeID, role: Role = .element, traits: Traits = [], label: String? = nil, value: String? = nil,
    hint: String? = nil, isEnabled: Bool = true, actions: [SemanticAction] = [], children: [SemanticNode] = []
  ) {
    self.id = id
    self.role = role
    self.traits = traits
    self.label = label
    self.value = value
    self.hint = hint
    self.isEnabled = isEnabled
    self.actions = actions
    self.drawn = []
    self.children = children
    self.source = nil
  }

  /// Whether a reader can move the node's value up and down.
  public var isAdjustable: Bool { actions.contains(.increment) && actions.contains(.decrement) }

  /// The names of the custom actions, in the order in which a reader offers them.
  public var namedActions: [String] {
    actions.compactMap { if case .named(let name) = $0 { name } else { nil } }
  }

  /// Whether any facet outside the stored ones is set; a reader may skip them all when it is false.
  public var hasRareFacets: Bool { rare != nil }
}
