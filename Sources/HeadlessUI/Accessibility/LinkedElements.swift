import Semantics

/// Which part of a pair an element is.
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  case label, content
}

/// Names the content of a pair by its label, where the content has no name of its own.
nonisolated struct LabeledPairModifier: PrimitiveModifier {
  let role: AccessibilityLabeledPairRole
  let id: AnyHashable

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    for index in start..<evaluation.elements.count {
      evaluation.elements[index].marks.append(modifier.role == .label ? .label(modifier.id) : .content(modifier.id))
    }
    evaluation.hasPairs = true
  }
}

extension Element {
  /// What ties an element to another part of the view.
  enum Mark: Hashable {
    case rotorEntry(AnyHashable)
    case label(AnyHashable)
    case content(AnyHashable)
  }
}

extension _Evaluation {
  /// Names contents by the labels they are paired with.
  mutating func nameByPairs() {
    guard hasPairs else { return }
    let labels = elements.reduce(into: [AnyHashable: String]()) { labels, element in
      element.forEach { part in
        for case .label(let id) in part.marks { labels[id] = part.node.label }
      }
    }
    for index in elements.indices { elements[index].nameByPairs(labels) }
  }
}

extension Element {
  fileprivate func forEach(_ body: (Element) -> Void) {
    body(self)
    children.forEach { $0.forEach(body) }
  }

  fileprivate mutating func nameByPairs(_ labels: [AnyHashable: String]) {
    if (node.label ?? "").isEmpty {
      for case .content(let id) in marks { node.label = labels[id] }
    }
    for index in children.indices { children[index].nameByPairs(labels) }
  }
}

extension View {
  /// Ties a visible label to its content.
  ///
  /// - Parameters:
  ///   - role: Which of the two the view is.
  ///   - id: What both have in common.
  ///   - namespace: Where the identifier counts.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(LabeledPairModifier(role: role, id: AnyHashable(NamespacedID(id: id, namespace: namespace))))
  }

  /// Ties elements that lie apart, for a gesture that jumps between them; no reader here has it.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    inert()
  }
}
