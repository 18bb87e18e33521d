import Semantics
/// Changes how changes below are animated: always, or in those updates in which a value has changed.
nonisolated struct TransactionModifier<Value: Equatable>: PrimitiveModifier {
  /// The value to be watched; nil where the change is made in every update.
  let value: Value?
  let change: (inout Transaction) -> Void

  private final class Seen {
    var value: Value?
    let scope = TransactionScope()
    init(_ value: Value?) { self.value = value }
  }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let seen = identity.slot(0) { Seen(modifier.value) }
    let outer = evaluation.transaction
    if modifier.value == nil || seen.value != modifier.value {
      seen.value = modifier.value
      modifier.change(&evaluation.transaction)
    }
    seen.scope.enter(evaluation.transaction, outer: environment.transactionScope, in: evaluation.mount)
    var inner = environment
    inner.transactionScope = seen.scope
    V._evaluate(content, at: identity.child(0), in: inner, into: &evaluation)
    evaluation.transaction = outer
  }
}

extension View {
  /// Animates what is below when a value changes.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil for none, also where the change is made with one.
  ///   - value: The value that is watched.
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V, file: String = #filePath, line: Int = #line
  ) -> some View {
    let source = SourceLocation(file: file, line: line)
    return modifier(TransactionModifier(value: value) { $0.animate(with: animation, from: source) })
      .modifier(
        DeclaredMotionModifier(
          effect: animation?.isEndless == true ? "repeatForever" : nil, isEndless: true, source: source))
  }

  /// Animates every change below; the form without a value, which SwiftUI has deprecated.
  public nonisolated func animation(
    _ animation: Animation?, file: String = #filePath, line: Int = #line
  ) -> some View {
    let source = SourceLocation(file: file, line: line)
    return modifier(TransactionModifier<Never>(value: nil) { $0.animate(with: animation, from: source) })
      .modifier(
        DeclaredMotionModifier(
          effect: animation?.isEndless == true ? "repeatForever" : nil, isEndless: true, source: source))
  }

  /// Animates what a body makes of the view.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    nonisolated(unsafe) let content = self
    return body(
      PlaceholderContentView { identity, environment, evaluation in
        Self._evaluate(content, at: identity, in: environment, into: &evaluation)
      })
  }

  /// Changes how each change below is animated.
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier<Never>(value: nil, change: transform))
  }

  /// Changes how what a body makes of the view is animated.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    animation(nil, body: body)
  }

  /// Changes how changes below are animated when a value changes.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, change: transform))
  }

  /// Changes how what a body makes of the view is animated.
  public nonisolated func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    animation(nil, body: body)
  }

  /// Ties the frames of two views together, of which nothing is kept.
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
