/// A view that would move through phases; here it rests in the first one, and the movement is declared.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phase: Phase?
  let content: (Phase) -> Content

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    phase = phases.first { _ in true }
    self.content = content
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    guard let phase = view.phase else { return }
    let content = view.content(phase).modifier(DeclaredMotionModifier(effect: "phaseAnimator"))
    ModifiedContent._evaluate(content, at: identity, in: environment, into: &evaluation)
  }
}

extension View {
  /// Runs the view through phases, of which only the first is ever shown.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView(of: self)
    return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
  }

  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let placeholder = PlaceholderContentView(of: self)
    return PhaseAnimator(phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
  }
}

extension PlaceholderContentView where Value: View {
  nonisolated init(of view: Value) {
    nonisolated(unsafe) let view = view
    self.init { identity, environment, evaluation in
      Value._evaluate(view, at: identity, in: environment, into: &evaluation)
    }
  }
}
