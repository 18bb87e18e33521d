import Semantics

/// A view that would move through phases; here it rests in the first one, and the movement is declared.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  let phases: [Phase]
  let isEndless: Bool
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases.prefix(Self.phaseLimit)), isEndless: true, content: content, animation: animation)
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases.prefix(Self.phaseLimit)), isEndless: false, content: content, animation: animation)
  }

  private init(
    _ phases: [Phase], isEndless: Bool, content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.isEndless = isEndless
    self.content = content
    self.animation = animation
  }

  /// Phases past which none is looked at.
  private static var phaseLimit: Int { 100 }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    guard let phase = view.phases.first else { return }
    let content = view.content(phase).modifier(
      DeclaredMotionModifier(
        effect: "phaseAnimator", isEndless: view.isEndless, frames: view.frames(in: environment)))
    ModifiedContent._evaluate(content, at: identity, in: environment, into: &evaluation)
  }
}

extension PhaseAnimator {
  /// The colour of each phase, where the phases are fields of one colour each and differ in it.
  @MainActor
  private func frames(in environment: EnvironmentValues) -> [DeclaredMotion.Frame]? {
    guard isEndless, phases.count > 1 else { return nil }
    let behind = environment.looks.background ?? AnyShapeStyle(BackgroundStyle())
    guard let behind = behind.appearanceColor(in: environment) else { return nil }
    var frames: [DeclaredMotion.Frame] = []
    for phase in phases {
      let color: Appearance.Color
      switch Paint(of: content(phase), in: environment) {
      case .color(let paint, _): color = paint.over(behind)
      case .nothing: color = behind
      case .unknown, .content: return nil
      }
      frames.append(DeclaredMotion.Frame(seconds: animation(phase).map { $0.duration ?? 0.35 } ?? 0, color: color))
    }
    return frames.allSatisfy { $0.color == frames[0].color } ? nil : frames
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
