import Semantics

/// Tells of a view's coming and going, where it happens in an animated change.
nonisolated struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  /// What is needed once the view is gone.
  private final class Shown {
    var transition: AnyTransition
    var label = ""
    var node: NodeID?
    init(_ transition: AnyTransition) { self.transition = transition }
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let transition = modifier.transition.reduced(environment.accessibilityReduceMotion)
    let isNew = identity.slots.isEmpty
    let shown = identity.slot(0) { Shown(transition) }
    shown.transition = transition
    let start = evaluation.elements.count
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    let first = evaluation.elements[start...].first { $0.isVisible }?.node
    shown.label = first?.label ?? ""
    shown.node = first?.id
    evaluation.motions.append(
      DeclaredMotion(effect: transition.insertion, nodes: evaluation.elements[start...].map(\.node.id)))
    guard isNew else { return }
    let mount = evaluation.mount
    identity.onRemoval.append {
      guard mount.currentTransaction.isAnimated, shown.transition.removal != "identity" else { return }
      mount.movements.append(
        SemanticEvent(.motion(Motion(effect: shown.transition.removal, change: .remove(shown.label))), node: shown.node)
      )
    }
    guard mount.update > 1, evaluation.transaction.isAnimated, transition.insertion != "identity" else { return }
    mount.movements.append(
      SemanticEvent(.motion(Motion(effect: transition.insertion, change: .insert(shown.label))), node: shown.node))
  }
}

extension View {
  public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

  @_disfavoredOverload
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
