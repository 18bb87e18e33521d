/// The facets that nearly every node has.
@usableFromInline
struct CommonFacets: Hashable {
  @usableFromInline var id: NodeID
  @usableFromInline var role: Role
  @usableFromInline var traits: Traits
  @usableFromInline var label: String?
  @usableFromInline var value: String?
  @usableFromInline var hint: String?
  @usableFromInline var isEnabled: Bool
  @usableFromInline var actions: [SemanticAction]
  @usableFromInline var drawn: [String] = []
  @usableFromInline var children: [SemanticNode]
  @usableFromInline var source: SourceLocation?
  var box = RareFacetsBox()

  /// The facets of a node and its copies, until one of them changes.
  @usableFromInline
  final class Shared: @unchecked Sendable {
    // Only a node that is the sole owner writes, so that there is nothing to check at each read.
    @usableFromInline @exclusivity(unchecked) var facets: CommonFacets

    @usableFromInline
    init(_ facets: CommonFacets) { self.facets = facets }
  }
}
