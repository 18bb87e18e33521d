import Semantics
import Synchronization

/// A tree laid out so that each node knows what is around it.
///
/// A reference, because fifty rules look at one tree and every verdict points into it.
final class AuditedTree: Sendable {
  /// A node in reading order, parents before children.
  struct Entry: Sendable {
    let node: SemanticNode
    let kind: NodeKind
    /// The label without what nobody sees or hears around it.
    let name: String?
    let parent: Int?
    /// The place after the last node that is inside this one.
    fileprivate(set) var end: Int
    /// The reason and the owner, for what is drawn but kept from the listener.
    let withheld: WithheldNode.Reason?
    let owner: NodeID?
    /// The node that is read before what is hidden.
    fileprivate(set) var after: NodeID?

    fileprivate init(
      _ node: SemanticNode, at place: Int, parent: Int?, withheld: WithheldNode.Reason?, owner: NodeID?
    ) {
      self.node = node
      kind = NodeKind(node)
      name = node.label.flatMap(AuditedNode.name)
      self.parent = parent
      end = place + 1
      self.withheld = withheld
      self.owner = owner
    }
  }

  let tree: SemanticTree
  let words: WordList?
  /// What a reader meets, then what is withheld.
  let entries: [Entry]
  /// How many of the entries are on the screen; the rest is withheld.
  let shownCount: Int
  /// Where each node is; made when somebody asks, which most audits of a tree do not.
  private let places = Mutex<[NodeID: Int]?>(nil)
  /// Which texts are hidden; made when a rule asks what stands beside a field.
  private let hiddenTextsByPlace = Mutex<[Int: [String]]?>(nil)
  /// Where the nodes are that each node took in.
  private let absorbedPlaces: [NodeID: [Int]]
  /// Whether something a sighted person reads, and nobody hears, shows a number.
  let hidesNumber: Bool

  /// Where nodes stand in a document.
  let sources: [NodeID: SourceLocation]

  init(_ tree: SemanticTree, sources: [NodeID: SourceLocation] = [:]) {
    self.tree = tree
    self.sources = sources
    words = WordList.of(locale: tree.environment.locale)
    var entries: [Entry] = []
    entries.reserveCapacity(tree.nodes.count + tree.withheld.count)
    func add(_ node: SemanticNode, parent: Int?, withheld: WithheldNode.Reason?, owner: NodeID?) {
      let place = entries.count
      entries.append(Entry(node, at: place, parent: parent, withheld: withheld, owner: owner))
      guard !node.children.isEmpty else { return }
      for child in node.children { add(child, parent: place, withheld: withheld, owner: owner) }
      entries[place].end = entries.count
    }
    for node in tree.nodes { add(node, parent: nil, withheld: nil, owner: nil) }
    shownCount = entries.count
    for entry in tree.withheld {
      let place = entries.count
      add(entry.node, parent: nil, withheld: entry.reason, owner: entry.owner)
      entries[place].after = entry.after
    }
    self.entries = entries
    let withheld = entries.indices[shownCount...]
    absorbedPlaces = Dictionary(grouping: withheld.filter { entries[$0].owner != nil }) { entries[$0].owner! }
    hidesNumber = withheld.contains { place in
      let entry = entries[place]
      return (entry.withheld == .hidden || entry.withheld == .ignored) && entry.node.role == .text
        && entry.node.drawn.contains(where: SpokenNumber.hasDigit)
    }
  }

  var environment: SemanticEnvironment { tree.environment }

  /// The nodes on the screen, parents before children.
  var nodes: some Sequence<AuditedNode> { (0..<shownCount).lazy.map { AuditedNode(tree: self, place: $0) } }

  /// The nodes that are inside no other one.
  var topLevel: [AuditedNode] { shownCount > 0 ? AuditedNode(tree: self, place: 0).siblings : [] }

  /// The nodes that are drawn but that no reader meets.
  var withheld: some Sequence<AuditedNode> {
    (shownCount..<entries.count).lazy.map { AuditedNode(tree: self, place: $0) }
  }

  /// The nodes that a node took in.
  func absorbed(by id: NodeID) -> [AuditedNode] {
    (absorbedPlaces[id] ?? []).map { AuditedNode(tree: self, place: $0) }
  }

  /// The texts that are hidden from a reader by themselves, by the place of the node that is read before, or -1.
  var hiddenTexts: [Int: [String]] {
    if let known = hiddenTextsByPlace.withLock({ $0 }) { return known }
    var texts: [Int: [String]] = [:]
    for node in withheld where node.entry.withheld == .hidden && node.role == .text {
      guard let text = node.name else { continue }
      texts[node.entry.after.flatMap { self.node($0)?.place } ?? -1, default: []].append(text)
    }
    hiddenTextsByPlace.withLock { [texts] in $0 = texts }
    return texts
  }

  /// What is withheld, by the node that took it in.
  var withheldByOwner: [NodeID: [AuditedNode]] {
    absorbedPlaces.mapValues { $0.map { AuditedNode(tree: self, place: $0) } }
  }

  /// Whether a node is there and not withheld.
  func shows(_ id: NodeID) -> Bool { node(id)?.isWithheld == false }

  func node(_ id: NodeID) -> AuditedNode? {
    let place = places.withLock { places in
      let known = places ?? Dictionary(entries.indices.map { (entries[$0].node.id, $0) }) { first, _ in first }
      places = known
      return known[id]
    }
    return place.map { AuditedNode(tree: self, place: $0) }
  }
}
