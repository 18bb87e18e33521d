import Semantics

/// Turns the elements of an update into the nodes of a tree: drops what is hidden, sorts by priority, keeps handlers.
struct Publication {
  var withheld: [WithheldNode]
  var handlers: [NodeID: [ActionHandler]] = [:]

  init(withheld: [WithheldNode]) { self.withheld = withheld }

  mutating func publish(_ elements: [Element]) -> [SemanticNode] {
    var nodes: [SemanticNode] = []
    nodes.reserveCapacity(elements.count)
    for element in elements where !element.isVisible {
      withheld.append(
        WithheldNode(node: element.published, reason: element.isHidden == true ? .hidden : .transparent))
    }
    for element in elements.byPriority where element.isVisible { nodes.append(publish(element)) }
    return nodes
  }

  private mutating func publish(_ element: Element) -> SemanticNode {
    var node = element.node
    if !element.handlers.isEmpty {
      node.actions = Element.actions(of: element.handlers)
      handlers[node.id] = element.handlers
    }
    if !element.children.isEmpty { node.children = publish(element.children) }
    return node
  }
}
