import Semantics

/// Tells of a view's coming and going, where it is seen to move.
///
/// Of transitions inside of each other that come or go together the outermost tells.
nonisolated struct TransitionModifier: PrimitiveModifier {
  let transition: AnyTransition

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let mount = evaluation.mount
    let transition = modifier.transition.reduced(environment.accessibilityReduceMotion)
    let isNew = identity.isNew
    let shown = identity.slot(0) { ShownTransition(firstUpdate: mount.update) }
    shown.transition = transition
    shown.update = mount.update
    shown.outer = environment.shownTransition
    shown.scope = environment.transactionScope
    var inner = environment
    inner.shownTransition = shown
    let start = evaluation.elements.count
    V._evaluate(content, at: identity.child(0), in: inner, into: &evaluation)
    let elements = evaluation.elements[start...]
    let first = Array(elements).flattened.first { $0.isVisible }?.node
    shown.label = first?.label ?? ""
    shown.node = first?.id
    for effect in transition.effects {
      evaluation.motions.append(DeclaredMotion(effect: effect, nodes: elements.map(\.node.id)))
    }
    guard isNew else { return }
    identity.onRemoval.append { shown.leave(mount) }
    guard mount.update > 1, shown.outer?.firstUpdate != mount.update,
      transition.insertion.isShown(in: evaluation.transaction)
    else { return }
    mount.movements.append(
      SemanticEvent(
        .motion(Motion(effect: transition.insertion.effect, change: .insert(shown.label))), node: shown.node))
  }
}

/// What is needed of a view with a transition once it is gone.
final class ShownTransition {
  let firstUpdate: Int
  var update = 0
  var transition = AnyTransition.identity
  var label = ""
  var node: NodeID?
  var outer: ShownTransition?
  var scope: TransactionScope?

  init(firstUpdate: Int) { self.firstUpdate = firstUpdate }

  @MainActor
  func leave(_ mount: Mount) {
    if let outer, outer.update != mount.update { return }
    guard transition.removal.isShown(in: TransactionScope.transaction(around: scope, in: mount)) else { return }
    mount.movements.append(
      SemanticEvent(.motion(Motion(effect: transition.removal.effect, change: .remove(label))), node: node))
  }
}

extension AnyTransition {
  /// The effects to declare, each once.
  fileprivate var effects: [String] {
    insertion.effect == removal.effect ? [insertion.effect] : [insertion.effect, removal.effect]
  }
}

extension EnvironmentValues {
  private struct ShownTransitionKey: EnvironmentKey { static var defaultValue: ShownTransition? { nil } }

  /// The nearest view above that has a transition.
  fileprivate var shownTransition: ShownTransition? {
    get { self[ShownTransitionKey.self] }
    set { self[ShownTransitionKey.self] = newValue }
  }
}

extension View {
  /// Declares how the view comes and goes: told as a motion when it does so in an animated change.
  public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }

  @_disfavoredOverload
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
