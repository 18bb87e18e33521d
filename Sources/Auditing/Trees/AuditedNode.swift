import Semantics

/// A node in its tree.
@dynamicMemberLookup
struct AuditedNode: Sendable {
  let tree: AuditedTree
  let place: Int

  var entry: AuditedTree.Entry { tree.entries[place] }
  var node: SemanticNode { entry.node }
  var environment: SemanticEnvironment { tree.environment }
  var words: WordList? { tree.words }

  subscript<T>(dynamicMember path: KeyPath<SemanticNode, T>) -> T { entry.node[keyPath: path] }

  var parent: AuditedNode? { entry.parent.map { AuditedNode(tree: tree, place: $0) } }

  /// The nodes around this one, innermost first.
  var ancestors: some Sequence<AuditedNode> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }

  /// The nodes inside this one, in reading order.
  var descendants: some Sequence<AuditedNode> {
    (place + 1..<entry.end).lazy.map { AuditedNode(tree: tree, place: $0) }
  }

  /// The nodes that have the same parent, this one included, in reading order.
  var siblings: [AuditedNode] {
    var siblings: [AuditedNode] = []
    var next = entry.parent.map { $0 + 1 } ?? (entry.withheld == nil ? 0 : tree.shownCount)
    let end =
      entry.parent.map { tree.entries[$0].end } ?? (entry.withheld == nil ? tree.shownCount : tree.entries.count)
    while next < end {
      siblings.append(AuditedNode(tree: tree, place: next))
      next = tree.entries[next].end
    }
    return siblings
  }

  /// The nodes right inside this one, in reading order.
  var childNodes: [AuditedNode] {
    place + 1 < entry.end ? AuditedNode(tree: tree, place: place + 1).siblings : []
  }

  var next: AuditedNode? { neighbour(1) }
  var previous: AuditedNode? { neighbour(-1) }

  private func neighbour(_ distance: Int) -> AuditedNode? {
    let siblings = siblings
    guard let own = siblings.firstIndex(where: { $0.place == place }) else { return nil }
    return siblings.indices.contains(own + distance) ? siblings[own + distance] : nil
  }

  var isWithheld: Bool { entry.withheld != nil }

  /// The nodes that this one took in.
  var absorbed: [AuditedNode] { tree.absorbed(by: node.id) }
}

extension AuditedNode {
  /// Whether a person can do something to the node.
  var isActionable: Bool { entry.kind.contains(.actionable) }

  /// Whether it is a stop, as opposed to something that only holds others.
  var isStop: Bool { entry.kind.contains(.stop) }

  var isAdjustable: Bool { entry.kind.contains(.adjustable) }

  /// The label without white space around it and without characters that nobody sees or hears; nil when nothing is left.
  var name: String? { entry.name }

  static func name(_ text: String) -> String? {
    // Nearly every label begins and ends with a sign that is seen: there is nothing to take away.
    if let first = text.utf8.first, let last = text.utf8.last, isInk(first), isInk(last) { return text }
    guard text.unicodeScalars.contains(where: { !isBlank($0) }) else { return nil }
    let scalars = text.unicodeScalars.drop(while: isBlank).reversed().drop(while: isBlank).reversed()
    return String(String.UnicodeScalarView(scalars))
  }

  private static func isInk(_ byte: UInt8) -> Bool { (0x21..<0x7F).contains(byte) }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint || isInvisible(scalar)
  }

  /// What a sighted user reads in the node.
  var visibleText: String { node.drawn.joined(separator: " ") }

  /// What a report calls the node.
  var title: String {
    name.map { "“\(escaped($0))”" } ?? node.value.map { "the \(node.role.rawValue) with the value “\(escaped($0))”" }
      ?? "the unnamed \(node.role.rawValue)"
  }
}
