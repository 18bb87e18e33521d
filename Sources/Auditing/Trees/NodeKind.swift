import Semantics

/// What nearly every rule asks of a node, answered once for all of them.
struct NodeKind: OptionSet {
  let rawValue: UInt8

  /// A person can do something to it.
  static let actionable = NodeKind(rawValue: 1)
  /// A stop, as opposed to something that only holds others.
  static let stop = NodeKind(rawValue: 2)
  /// It can be moved up and down.
  static let adjustable = NodeKind(rawValue: 4)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ node: SemanticNode) {
    var kind: NodeKind = []
    switch node.role {
    case .element, .text, .image, .group, .cell, .alert, .progress, .gauge, .chart, .map, .video:
      if !node.actions.isEmpty { kind.insert(.actionable) }
    default: kind.insert(.actionable)
    }
    if node.children.isEmpty, !(node.hasRareFacets && node.container != nil) { kind.insert(.stop) }
    if node.role == .stepper || node.role == .slider || node.isAdjustable { kind.insert(.adjustable) }
    self = kind
  }
}
