import Semantics

/// Turns the elements of an update into the nodes of a tree: drops what is hidden, sorts by priority, keeps handlers.
struct Publication {
  var withheld: [WithheldNode]
  var handlers: [NodeID: [ActionHandler]] = [:]
  /// The last element that a component made modal by its trait: all that is left of the screen.
  var modal: NodeID?

  /// The node that was published last.
  private var last: NodeID?

  init(withheld: [WithheldNode]) { self.withheld = withheld }

  mutating func publish(_ elements: [Element]) -> [SemanticNode] {
    var nodes: [SemanticNode] = []
    nodes.reserveCapacity(elements.count)
    guard elements.contains(where: { $0.sortPriority != 0 }) else {
      for element in elements {
        if element.isVisible { nodes.append(publish(element)) } else { withhold(element, after: last) }
      }
      return nodes
    }
    for element in elements where !element.isVisible { withhold(element, after: nil) }
    let drawn = Dictionary(elements.enumerated().map { ($0.element.node.id, $0.offset) }) { first, _ in first }
    for element in elements.byPriority where element.isVisible {
      var node = publish(element)
      let place = drawn[node.id]
      node.changeAppearance {
        $0.drawingOrder = place
        if element.sortPriority != 0 { $0.sortPriority = element.sortPriority }
      }
      nodes.append(node)
    }
    return nodes
  }

  private mutating func withhold(_ element: Element, after node: NodeID?) {
    var hidden = WithheldNode(node: element.published, reason: element.ownAbsence ?? .transparent)
    hidden.after = node
    withheld.append(hidden)
  }

  private mutating func publish(_ element: Element) -> SemanticNode {
    var node = element.facets
    last = node.id
    if !element.handlers.isEmpty {
      node.actions = Element.actions(of: element.handlers)
      handlers[node.id] = element.handlers
    }
    if !element.children.isEmpty { node.children = publish(element.children) }
    if node.traits.contains(.modal) { modal = node.id }
    return node
  }
}
