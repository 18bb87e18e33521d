import Semantics

/// Says that what is below moves in a certain way.
nonisolated struct DeclaredMotionModifier: PrimitiveModifier {
  let effect: String?
  var isSymbolEffect = false
  var isEndless = false
  var frames: [DeclaredMotion.Frame]?
  var source: SourceLocation?

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard let effect = modifier.effect, !(modifier.isSymbolEffect && environment.symbolEffectsAreRemoved) else {
      return
    }
    evaluation.motions.append(
      DeclaredMotion(
        effect: effect, nodes: evaluation.elements[start...].map(\.node.id),
        isEndless: modifier.isEndless ? true : nil, frames: modifier.frames, source: modifier.source))
  }
}

extension EnvironmentValues {
  private struct SymbolEffectsRemovedKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether a view above keeps symbols from moving.
  var symbolEffectsAreRemoved: Bool {
    get { self[SymbolEffectsRemovedKey.self] }
    set { self[SymbolEffectsRemovedKey.self] = newValue }
  }
}
