import Semantics

/// A view behind another: read before it, and what the other's contrast is judged against.
nonisolated struct BackgroundModifier<Background: View>: PrimitiveModifier, PaintedView {
  let background: Background

  func paint(in environment: EnvironmentValues) -> Paint { Paint(of: background, in: environment) }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.now
    let shapes = evaluation.shapes.count
    Background._evaluate(modifier.background, at: identity.child(1), in: environment, into: &evaluation)
    evaluation.forgetSilentViews(since: start)
    evaluation.forget(shapesFrom: shapes)
    let behind = evaluation.now
    var inside = environment
    inside.looks.background = modifier.paint(in: environment)
      .background(over: environment.looks.background, in: environment)
    V._evaluate(content, at: identity.child(0), in: inside, into: &evaluation)
    evaluation.markSurface(since: behind)
    // Where no view stands there is nothing to be behind of.
    if evaluation.isEmpty(since: behind) { evaluation.elements.removeSubrange(start.elements...) }
  }
}

/// A style that fills its bounds.
nonisolated struct StyledBackground<Style: ShapeStyle>: SilentView, PaintedView {
  let style: Style

  func paint(in environment: EnvironmentValues) -> Paint { Paint(AnyShapeStyle(style), in: environment) }
}

extension View {
  nonisolated func filled<S: ShapeStyle>(behind style: S) -> some View {
    modifier(BackgroundModifier(background: StyledBackground(style: style)))
  }

  /// Puts a view behind this one; its elements are read first.
  ///
  /// - Parameters:
  ///   - alignment: Where the view stands behind this one; kept nowhere.
  ///   - content: The view. What it covers its bounds with is what contrast is judged against.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(background: content()))
  }

  /// Fills what is behind the view with the background style of the surroundings.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    filled(behind: BackgroundStyle())
  }

  /// Fills what is behind the view with a style.
  ///
  /// - Parameters:
  ///   - style: The fill; a style of no one colour leaves the background unknown.
  ///   - edges: The edges past which the fill goes; all by default, and kept nowhere.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    filled(behind: style)
  }

  /// Fills a shape behind the view with the background style; the view counts as lying wholly on it.
  // A trailing closure fits here too as far as its place goes; disfavoured, it is not weighed for every `background { }`.
  @_disfavoredOverload
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    filled(behind: BackgroundStyle())
  }

  /// Fills a shape behind the view with a style; the view counts as lying wholly on it.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    filled(behind: style)
  }

  /// Puts a view behind this one; the form of iOS 13.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(BackgroundModifier(background: background))
  }

  /// Sets what `background()` and the background style stand for below.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Fills what is behind a whole screen with a style.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    filled(behind: style)
  }

  /// Puts a view behind a whole screen.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(background: content()))
  }
}

/// Which container a background is for.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
  public static let widget = ContainerBackgroundPlacement(name: "widget")
  public static let window = ContainerBackgroundPlacement(name: "window")
}

extension EnvironmentValues {
  private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// The background style of the surroundings; nil stands for the system's background.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
