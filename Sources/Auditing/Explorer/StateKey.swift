import Semantics

/// What tells two states apart: all that is shown and said, but not which number a node has.
struct StateKey: Hashable {
  private let nodes: [SemanticNode]
  private let withheld: [SemanticNode]
  /// The hash of both, which is asked for at every step.
  private let hash: Int

  init(_ tree: SemanticTree) {
    var number = 0
    func numbered(_ node: SemanticNode) -> SemanticNode {
      var node = node
      number += 1
      node.id = NodeID("\(number)")
      // What arithmetic leaves behind is neither shown nor said.
      if let current = node.range?.current { node.range?.current = (current * 1e9).rounded() / 1e9 }
      if !node.children.isEmpty { node.children = node.children.map(numbered) }
      return node
    }
    nodes = tree.nodes.map(numbered)
    withheld = tree.withheld.map { numbered($0.node) }
    var hasher = Hasher()
    hasher.combine(nodes)
    hasher.combine(withheld)
    hash = hasher.finalize()
  }

  static func == (left: StateKey, right: StateKey) -> Bool {
    left.hash == right.hash && left.nodes == right.nodes && left.withheld == right.withheld
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
