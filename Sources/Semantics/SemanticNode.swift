/// One thing on the screen as somebody who cannot see it meets it.
///
/// Copies share their facets until one of them changes: a node costs no more to hand around than a reference. The facets
/// that nearly every node has stand together; the rest share one box that most nodes do without, which keeps a tree of a
/// hundred thousand nodes small.
public struct SemanticNode: Sendable {
  @usableFromInline var shared: CommonFacets.Shared

  public init(
    id: NodeID, role: Role = .element, traits: Traits = [], label: String? = nil, value: String? = nil,
    hint: String? = nil, isEnabled: Bool = true, actions: [SemanticAction] = [], children: [SemanticNode] = []
  ) {
    shared = CommonFacets.Shared(
      CommonFacets(
        id: id, role: role, traits: traits, label: label, value: value, hint: hint, isEnabled: isEnabled,
        actions: actions, children: children))
  }

  /// The facets, which a change has to itself.
  @inlinable var facets: CommonFacets {
    _read { yield shared.facets }
    _modify {
      if !isKnownUniquelyReferenced(&shared) { shared = CommonFacets.Shared(shared.facets) }
      yield &shared.facets
    }
  }

  @inlinable public var id: NodeID {
    get { shared.facets.id }
    _modify { yield &facets.id }
  }

  @inlinable public var role: Role {
    get { shared.facets.role }
    _modify { yield &facets.role }
  }

  @inlinable public var traits: Traits {
    get { shared.facets.traits }
    _modify { yield &facets.traits }
  }

  /// The name that a reader speaks first. Nil when nothing named the node.
  @inlinable public var label: String? {
    get { shared.facets.label }
    _modify { yield &facets.label }
  }

  @inlinable public var value: String? {
    get { shared.facets.value }
    _modify { yield &facets.value }
  }

  @inlinable public var hint: String? {
    get { shared.facets.hint }
    _modify { yield &facets.hint }
  }

  @inlinable public var isEnabled: Bool {
    get { shared.facets.isEnabled }
    _modify { yield &facets.isEnabled }
  }

  @inlinable public var actions: [SemanticAction] {
    get { shared.facets.actions }
    _modify { yield &facets.actions }
  }

  /// The texts that a sighted user sees in the node, whatever its label says.
  @inlinable public var drawn: [String] {
    get { shared.facets.drawn }
    _modify { yield &facets.drawn }
  }

  @inlinable public var children: [SemanticNode] {
    get { shared.facets.children }
    _modify { yield &facets.children }
  }

  /// Where the view was declared.
  @inlinable public var source: SourceLocation? {
    get { shared.facets.source }
    _modify { yield &facets.source }
  }

  var box: RareFacetsBox {
    get { shared.facets.box }
    _modify { yield &facets.box }
  }

  /// Whether a reader can move the node's value up and down.
  public var isAdjustable: Bool { actions.contains(.increment) && actions.contains(.decrement) }

  /// The names of the custom actions, in the order in which a reader offers them.
  public var namedActions: [String] {
    actions.compactMap { if case .named(let name) = $0 { name } else { nil } }
  }

  /// Whether any facet outside the common ones is set; a reader may skip them all when it is false.
  public var hasRareFacets: Bool { rare != nil }
}

extension SemanticNode: Hashable {
  public static func == (left: SemanticNode, right: SemanticNode) -> Bool {
    left.shared === right.shared || left.shared.facets == right.shared.facets
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(shared.facets) }
}
