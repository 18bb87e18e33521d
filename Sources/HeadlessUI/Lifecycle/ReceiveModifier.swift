public import Combine

/// Runs something for each value of a publisher while its place is shown.
nonisolated struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  private final class Receiving {
    var publisher: P?
    var action: ((P.Output) -> Void)?
    var subscription: AnyCancellable?
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let isNew = identity.isNew
    let receiving = identity.slot(0) { Receiving() }
    receiving.action = modifier.action
    if isNew {
      identity.onRemoval.append {
        receiving.subscription?.cancel()
        receiving.action = nil
      }
    }
    if receiving.publisher.map({ isOther($0, than: modifier.publisher) }) ?? true {
      receiving.publisher = modifier.publisher
      evaluation.mount.effects.append {
        receiving.subscription?.cancel()
        receiving.subscription = modifier.publisher.sink { receiving.action?($0) }
      }
    }
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
  }

  /// Whether a publisher is certainly not the one of the update before; those that cannot be compared count as the same.
  private static func isOther(_ old: P, than new: P) -> Bool {
    if old is any Equatable { return !isEqual(old, new) }
    guard P.self is AnyClass else { return false }
    return (old as AnyObject) !== (new as AnyObject)
  }
}

extension View {
  /// Runs an action for each value that a publisher delivers while the view is there.
  ///
  /// A view that is given another publisher listens to that one from then on.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
