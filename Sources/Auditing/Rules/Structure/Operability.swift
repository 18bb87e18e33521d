import Semantics

extension AuditedNode {
  /// Whether somebody can do something to the node now.
  var isOperable: Bool { isActionable && node.isEnabled }

  /// Whether what is spoken of the node says that something can be done to it.
  var soundsOperable: Bool {
    let node = node
    switch node.role {
    case .element, .text, .image, .group, .cell, .alert, .progress, .gauge, .chart, .map, .video:
      return node.isAdjustable || !node.traits.isDisjoint(with: AuditedNode.operableTraits)
    default: return true
    }
  }

  private static let operableTraits: Traits = [
    .button, .link, .toggle, .searchField, .keyboardKey, .backButton, .allowsDirectInteraction,
  ]

  /// Whether the node speaks for all that is in it, so that nothing inside can be reached.
  var hidesItsContent: Bool {
    switch node.role {
    case .button, .link, .image, .toggle, .slider, .stepper, .segment, .text, .menuItem, .progress, .gauge: true
    default: false
    }
  }
}
