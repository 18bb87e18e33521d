import Semantics

/// Makes a view translucent, or, at 0, keeps it from the listener.
nonisolated struct OpacityModifier: PrimitiveModifier {
  let opacity: Double

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let paints = evaluation.paints.count
    // What is drawn alone may tell of a state by coming and going.
    defer {
      for index in paints..<evaluation.paints.count { evaluation.paints[index].opacity *= max(modifier.opacity, 0) }
    }
    guard modifier.opacity > 0 else {
      let start = evaluation.elements.count
      V._evaluate(content, at: identity, in: environment, into: &evaluation)
      for index in start..<evaluation.elements.count { evaluation.elements[index].isTransparent = true }
      return
    }
    var environment = environment
    if modifier.opacity < 1 { environment.looks.opacity *= modifier.opacity }
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
  }
}

extension View {
  /// Makes the view translucent.
  ///
  /// - Parameter opacity: From 0 to 1; at 0 the view leaves the tree, unless it is explicitly not hidden.
  public nonisolated func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
}
