import Semantics

/// Says that what is below moves in a certain way.
nonisolated struct DeclaredMotionModifier: PrimitiveModifier {
  let effect: String?

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard let effect = modifier.effect else { return }
    evaluation.motions.append(DeclaredMotion(effect: effect, nodes: evaluation.elements[start...].map(\.node.id)))
  }
}

/// Animates what is below whenever a value changed.
nonisolated struct AnimationModifier<Value: Equatable>: PrimitiveModifier {
  let animation: Animation?
  let value: Value

  private final class Seen {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let seen = identity.slot(0) { Seen(modifier.value) }
    let outer = evaluation.transaction
    if seen.value != modifier.value {
      seen.value = modifier.value
      if !outer.disablesAnimations { evaluation.transaction.animation = modifier.animation }
    }
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    evaluation.transaction = outer
  }
}

/// Changes how changes below are animated.
nonisolated struct TransactionModifier: PrimitiveModifier {
  let change: (inout Transaction) -> Void

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let outer = evaluation.transaction
    modifier.change(&evaluation.transaction)
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    evaluation.transaction = outer
  }
}

extension View {
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }

  /// Animates every change below; the form without a value, which SwiftUI has deprecated.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(TransactionModifier { if !$0.disablesAnimations { $0.animation = animation } })
  }

  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    nonisolated(unsafe) let content = self
    return body(
      PlaceholderContentView { identity, environment, evaluation in
        Self._evaluate(content, at: identity, in: environment, into: &evaluation)
      })
  }

  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }

  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(change: transform))
  }

  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> Self { self }

  public nonisolated func geometryGroup() -> Self { self }
}

/// What of two views is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame = MatchedGeometryProperties(rawValue: 3)
}
