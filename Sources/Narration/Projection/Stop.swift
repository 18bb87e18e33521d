import Semantics

/// Something that the reader's cursor can rest on, as the platform exposes a node.
struct Stop {
  enum Part: Hashable {
    case whole
    /// One of the two buttons that a stepper is on iOS.
    case decrement, increment
  }

  let node: SemanticNode
  var part = Part.whole
  /// The name as exposed: a stepper's button adds its own word.
  var label: String?
  var identifier: String?
  var isDimmed: Bool
  var position: Position?
  /// Whether the stop is one of the tabs of a bar.
  var isTab = false
  var isListStart = false
  var isListEnd = false
  var isLandmarkStart = false
  var isLandmarkEnd = false
  /// The labelled containers around the stop, outermost first.
  var containers: [ContainerLabel] = []

  init(_ node: SemanticNode) {
    self.node = node
    label = node.label
    identifier = node.identifier
    isDimmed = !node.isEnabled
    position = node.hasRareFacets ? node.position : nil
  }

  var key: Key { Key(id: node.id, part: part) }

  struct Key: Hashable {
    let id: NodeID
    let part: Part
  }
}

/// A container whose label is spoken on the way in.
struct ContainerLabel: Hashable {
  let id: NodeID
  let label: String
}
