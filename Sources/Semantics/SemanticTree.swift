/// What a screen means, for somebody who cannot see it: its nodes in reading order, and what they do not tell.
public struct SemanticTree: Sendable, Hashable {
  public var environment: SemanticEnvironment
  public var nodes: [SemanticNode]
  /// What is drawn but kept from the listener.
  public var withheld: [WithheldNode]
  public var haptics: [HapticTrigger]
  public var motions: [DeclaredMotion]
  /// What a reader can go through beside the kinds of things that it knows.
  public var rotors: [Rotor]
  /// The colours of the shapes that are drawn, in source order.
  public var paints: [Appearance.Color] = []
  /// What the last action moved, scaled or turned in an animation; in no document.
  public var shifts: [DeclaredMotion] = []
  /// What became of the strings that were looked up; nil where there was nothing to look them up in.
  public var strings: StringRecord?

  public init(
    environment: SemanticEnvironment = SemanticEnvironment(), nodes: [SemanticNode] = [],
    withheld: [WithheldNode] = [], haptics: [HapticTrigger] = [], motions: [DeclaredMotion] = [],
    rotors: [Rotor] = [], strings: StringRecord? = nil
  ) {
    self.environment = environment
    self.nodes = nodes
    self.withheld = withheld
    self.haptics = haptics
    self.motions = motions
    self.rotors = rotors
    self.strings = strings
  }

  /// The node of an identifier, wherever it stands.
  public func node(_ id: NodeID) -> SemanticNode? { nodes.node(id) }

  /// Every node, parents before children, in reading order.
  public func forEachNode(_ body: (SemanticNode) -> Void) { nodes.forEachNode(body) }
}

extension [SemanticNode] {
  func node(_ id: NodeID) -> SemanticNode? {
    for node in self {
      if node.id == id { return node }
      if !node.children.isEmpty, let found = node.children.node(id) { return found }
    }
    return nil
  }

  public func forEachNode(_ body: (SemanticNode) -> Void) {
    for node in self {
      body(node)
      node.children.forEachNode(body)
    }
  }
}

/// A drawn node that a reader does not meet, and why.
public struct WithheldNode: Sendable, Hashable {
  public enum Reason: String, Sendable, Hashable, Codable, CaseIterable {
    /// Declared hidden from assistive technologies.
    case hidden
    /// Fully transparent.
    case transparent
    /// Merged into an element that combines its children.
    case combined
    /// Left out by an element that ignores its children.
    case ignored
    /// Part of a control that speaks for it.
    case control
    /// Replaced by a stand-in that represents it.
    case represented
    /// Covered by something modal.
    case covered
    /// Made of drawing alone: it reacts to a finger and publishes nothing.
    case silent
  }

  public var node: SemanticNode
  public var reason: Reason
  /// The node that took it in.
  public var owner: NodeID?
  /// The node that is read before it, where it is hidden; nil where it is the first or that is not known; in no document.
  public var after: NodeID?

  public init(node: SemanticNode, reason: Reason, owner: NodeID? = nil) {
    self.node = node
    self.reason = reason
    self.owner = owner
  }
}

extension WithheldNode {
  // What is read before it is no part of what it is, and no document tells it.
  public static func == (left: WithheldNode, right: WithheldNode) -> Bool {
    left.node == right.node && left.reason == right.reason && left.owner == right.owner
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(node)
    hasher.combine(reason)
    hasher.combine(owner)
  }
}

/// A haptic that plays when its trigger changes.
public struct HapticTrigger: Sendable, Hashable, Codable {
  public var feedback: String
  /// The current value of the trigger, as text.
  public var trigger: String
  public var nodes: [NodeID]

  public init(feedback: String, trigger: String, nodes: [NodeID]) {
    self.feedback = feedback
    self.trigger = trigger
    self.nodes = nodes
  }
}

/// A movement that a change would be shown with.
public struct DeclaredMotion: Sendable, Hashable, Codable {
  private enum CodingKeys: String, CodingKey {
    case effect, reduced, nodes, isEndless, frames
  }

  public var effect: String
  /// What the component publishes in its place with Reduce Motion on; nil when that was not evaluated.
  public var reduced: String?
  public var nodes: [NodeID]
  /// Whether it goes on by itself for as long as it is shown; nil where that is not known.
  public var isEndless: Bool?
  /// Where it was declared; nil where that is not known, and in no document.
  public var source: SourceLocation?
  /// What is seen one after the other, where it was declared; nil where it was not.
  public var frames: [Frame]?

  /// A colour that is seen for some time.
  public struct Frame: Sendable, Hashable, Codable {
    public var seconds: Double
    public var color: Appearance.Color

    public init(seconds: Double, color: Appearance.Color) {
      self.seconds = seconds
      self.color = color
    }
  }

  public init(
    effect: String, reduced: String? = nil, nodes: [NodeID], isEndless: Bool? = nil, frames: [Frame]? = nil,
    source: SourceLocation? = nil
  ) {
    self.effect = effect
    self.reduced = reduced
    self.nodes = nodes
    self.isEndless = isEndless
    self.frames = frames
    self.source = source
  }
}
