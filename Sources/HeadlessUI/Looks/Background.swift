import Semantics

/// A view behind another: read before it, and what the other's contrast is judged against.
nonisolated struct BackgroundModifier<Background: View>: PrimitiveModifier, PaintedView {
  let background: Background

  func paint(in environment: EnvironmentValues) -> Paint { Paint(of: background, in: environment) }

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    Background._evaluate(modifier.background, at: identity.child(1), in: environment, into: &evaluation)
    var inside = environment
    inside.looks.background = modifier.paint(in: environment)
      .background(over: environment.looks.background, in: environment)
    V._evaluate(content, at: identity.child(0), in: inside, into: &evaluation)
  }
}

extension EnvironmentValues {
  /// Makes a view the background of what is evaluated next.
  @MainActor
  mutating func putBehind(_ view: some View) {
    let paint = Paint(of: view, in: self)
    if case .nothing = paint { return }
    looks.background = paint.background(over: looks.background, in: self)
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

  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(BackgroundModifier(background: content()))
  }

  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    filled(behind: BackgroundStyle())
  }

  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    filled(behind: style)
  }

  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    filled(behind: BackgroundStyle())
  }

  public nonisolated func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    filled(behind: BackgroundStyle())
  }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    filled(behind: style)
  }

  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
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

  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    filled(behind: style)
  }

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

  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}
