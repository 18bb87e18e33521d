import Semantics

// Nodes as rules write them in their examples.
extension SemanticNode {
  static func button(_ id: NodeID, _ label: String?, drawn: String...) -> SemanticNode {
    var node = SemanticNode(id: id, role: .button, traits: .button, label: label, actions: [.activate])
    node.drawn = drawn
    return node
  }

  static func text(_ id: NodeID, _ label: String) -> SemanticNode {
    var node = SemanticNode(id: id, role: .text, traits: .staticText, label: label)
    node.drawn = [label]
    return node
  }

  /// A home-made control that is swiped up and down.
  static func adjustable(_ id: NodeID, _ label: String?, value: String?) -> SemanticNode {
    SemanticNode(id: id, label: label, value: value, actions: [.increment, .decrement])
  }

  /// A stepper whose actions stop at its bounds.
  static func stepper(
    _ id: NodeID, _ label: String?, _ current: Double, in range: ClosedRange<Double>? = nil, step: Double = 1,
    value: String? = nil
  ) -> SemanticNode {
    let text = value ?? (current == current.rounded() ? String(Int(current)) : String(current))
    var node = SemanticNode(id: id, role: .stepper, label: label, value: text)
    node.range = SemanticRange(lower: range?.lowerBound, upper: range?.upperBound, step: step, current: current)
    if current > range?.lowerBound ?? -.infinity { node.actions.append(.decrement) }
    if current < range?.upperBound ?? .infinity { node.actions.append(.increment) }
    return node
  }

  /// The node with some facets changed.
  func with(_ change: (inout SemanticNode) -> Void) -> SemanticNode {
    var copy = self
    change(&copy)
    return copy
  }
}
