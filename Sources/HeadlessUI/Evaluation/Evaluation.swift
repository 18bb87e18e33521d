import Semantics

/// What one update has published so far, in source order.
public struct _Evaluation {
  unowned let mount: Mount
  var elements: [Element] = []
  var withheld: [WithheldNode] = []
  var haptics: [HapticTrigger] = []
  var motions: [DeclaredMotion] = []
  var preferences = PreferenceStore()
  /// The elements of each view of the stack at hand; nil where nobody wants to know them.
  var stackParts: [Range<Int>]?
  /// Whether somebody further out tells elements by their tags.
  var gathersTags = false
  /// How the change at hand is animated; modifiers replace it for what is below them.
  var transaction: Transaction

  init(mount: Mount, transaction: Transaction) {
    self.mount = mount
    self.transaction = transaction
  }

  /// Evaluates a view apart and hands back its elements, leaving those before it as they were.
  @MainActor
  mutating func elements<V: View>(
    of view: V, at identity: _Identity, in environment: EnvironmentValues
  ) -> [Element] {
    let start = elements.count
    V._evaluate(view, at: identity, in: environment, into: &self)
    guard elements.count > start else { return [] }
    let apart = Array(elements[start...])
    elements.removeSubrange(start...)
    return apart
  }

  /// Keeps elements from the listener, with the reason.
  mutating func withhold(_ elements: [Element], _ reason: WithheldNode.Reason, owner: NodeID?) {
    for element in elements {
      withheld.append(WithheldNode(node: element.published, reason: element.ownAbsence ?? reason, owner: owner))
    }
  }

  /// Finds the dynamic properties of a value and gives each its place, its environment and its slot.
  @MainActor
  mutating func bind<Value>(
    _ value: inout Value, by plan: PropertyPlan, at identity: _Identity, in environment: EnvironmentValues
  ) {
    guard !plan.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      var binder = _PropertyBinder(identity: identity, environment: environment, owner: Value.self)
      plan.bind(UnsafeMutableRawPointer(pointer), with: &binder)
    }
  }
}

extension Element {
  /// The node with its children, as it stands without regard to visibility.
  var published: SemanticNode {
    var node = facets
    node.actions = handlers.isEmpty ? node.actions : Element.actions(of: handlers)
    node.children = children.map(\.published)
    return node
  }

  /// The actions that handlers answer, each once, in their order.
  static func actions(of handlers: [ActionHandler]) -> [SemanticAction] {
    var actions: [SemanticAction] = []
    for handler in handlers {
      if case .insertText = handler.action { continue }
      if !actions.contains(handler.action) { actions.append(handler.action) }
    }
    return actions
  }
}
