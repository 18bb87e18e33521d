/// What a tree must hold beside its form: identifiers that are unique, and references that lead somewhere.
struct Consistency {
  struct Fault {
    let path: [DocumentScan.Step]
    let message: String
  }

  private(set) var fault: Fault?
  private var seen: Set<NodeID> = []

  init(_ tree: SemanticTree) {
    visit(tree.nodes, at: [.key("nodes")])
    for (index, withheld) in tree.withheld.enumerated() {
      let path: [DocumentScan.Step] = [.key("withheld"), .index(index)]
      note(withheld.node.id, at: path + [.key("id")])
      if let owner = withheld.owner { check(owner, at: path + [.key("in")]) }
    }
    for (index, haptic) in tree.haptics.enumerated() {
      haptic.nodes.forEach { check($0, at: [.key("haptics"), .index(index), .key("nodes")]) }
    }
    for (index, motion) in tree.motions.enumerated() {
      motion.nodes.forEach { check($0, at: [.key("motions"), .index(index), .key("nodes")]) }
    }
  }

  private mutating func visit(_ nodes: [SemanticNode], at path: [DocumentScan.Step]) {
    for (index, node) in nodes.enumerated() {
      let path = path + [.index(index)]
      note(node.id, at: path + [.key("id")])
      visit(node.children, at: path + [.key("children")])
    }
  }

  private mutating func note(_ id: NodeID, at path: [DocumentScan.Step]) {
    guard !seen.insert(id).inserted, fault == nil else { return }
    fault = Fault(path: path, message: "the id “\(escaped(id.rawValue))” is given to two nodes")
  }

  private mutating func check(_ id: NodeID, at path: [DocumentScan.Step]) {
    guard !seen.contains(id), fault == nil else { return }
    fault = Fault(path: path, message: "there is no node “\(escaped(id.rawValue))”")
  }
}
