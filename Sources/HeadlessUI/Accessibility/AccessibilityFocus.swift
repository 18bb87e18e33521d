import Semantics

/// Lets the elements of a view hold a value of a focus state; a wish for the value goes to the first of them.
nonisolated struct AccessibilityFocusModifier<Value: Hashable>: PrimitiveModifier {
  let location: FocusLocation<Value>?
  let value: Value

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard let location = modifier.location else { return }
    for element in evaluation.elements[start...] where element.isVisible {
      guard let target = [element].flattened.first(where: \.isVisible) else { continue }
      location.add(target.node.id, for: modifier.value)
    }
  }
}

extension View {
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(AccessibilityFocusModifier(location: binding.location, value: value))
  }

  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(AccessibilityFocusModifier(location: condition.location, value: true))
  }
}

extension Mount {
  /// The node on the screen in which a node is heard: itself, or the one that took it in.
  func heard(_ id: NodeID) -> NodeID? {
    var id = id
    for _ in 0...tree.withheld.count {
      if tree.node(id) != nil { return id }
      guard let owner = tree.withheld.first(where: { $0.node.holds(id) })?.owner else { return nil }
      id = owner
    }
    return nil
  }

  /// The nodes that a node on the screen took in, whatever they took in themselves included.
  func absorbed(by id: NodeID) -> Set<NodeID> {
    var absorbed: Set<NodeID> = []
    var owners: Set<NodeID> = [id]
    while !owners.isEmpty {
      var found: Set<NodeID> = []
      for entry in tree.withheld {
        if let owner = entry.owner, owners.contains(owner) { entry.node.addIDs(to: &found) }
      }
      owners = found.subtracting(absorbed)
      absorbed.formUnion(found)
    }
    return absorbed
  }
}

extension SemanticNode {
  fileprivate func holds(_ wanted: NodeID) -> Bool { id == wanted || children.contains { $0.holds(wanted) } }

  fileprivate func addIDs(to ids: inout Set<NodeID>) {
    ids.insert(id)
    for child in children { child.addIDs(to: &ids) }
  }
}
