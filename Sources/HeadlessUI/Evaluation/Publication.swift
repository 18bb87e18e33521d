import Semantics

/// Turns the elements of an update into the nodes of a tree: drops what is hidden, sorts by priority, keeps handlers.
struct Publication {
  var withheld: [WithheldNode]
  var handlers: [NodeID: [ActionHandler]] = [:]

  init(withheld: [WithheldNode]) { self.withheld = withheld }

  mutating func publish(_ elements: [Element]) -> [SemanticNode] {
    var nodes: [SemanticNode] = []
    nodes.reserveCapacity(elements.count)
    var isSorted = true
    for element in elements {
      guard element.isVisible else {
        withheld.append(
          WithheldNode(node: element.published, reason: element.isHidden == true ? .hidden : .transparent))
        continue
      }
      if element.sortPriority != 0 { isSorted = false }
    }
    guard isSorted else {
      let sorted = elements.enumerated().sorted {
        ($0.element.sortPriority, -$0.offset) > ($1.element.sortPriority, -$1.offset)
      }
      for (_, element) in sorted where element.isVisible { nodes.append(publish(element)) }
      return nodes
    }
    for element in elements where element.isVisible { nodes.append(publish(element)) }
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
