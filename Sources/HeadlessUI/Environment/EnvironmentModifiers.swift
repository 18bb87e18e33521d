public import Observation

/// Changes the environment of what is below.
nonisolated struct EnvironmentWriter: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    var environment = environment
    modifier.change(&environment)
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
  }
}

extension View {
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentWriter { $0[object: T.self] = object })
  }

  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentWriter { $0[object: T.self] = object })
  }

  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }

  /// Dims every control below and makes it refuse actions.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentWriter { if disabled { $0.isEnabledHere = false } })
  }

  /// Changes looks for what is below.
  nonisolated func looks(_ change: @escaping (inout Looks) -> Void) -> some View {
    modifier(EnvironmentWriter { change(&$0.looks) })
  }
}
