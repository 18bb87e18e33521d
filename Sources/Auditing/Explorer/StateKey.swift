import Semantics

/// What tells two states apart: all that is shown and said, but not which number a node has.
struct StateKey: Hashable {
  private let nodes: [SemanticNode]
  private let withheld: [SemanticNode]
  private let paints: [Appearance.Color]

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
    paints = tree.paints
    withheld = tree.withheld.map { numbered($0.node) }
  }
}
