public import Foundation

/// A view behind another, read before it, or in front of it, read after it.
nonisolated struct LayerModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  let isBehind: Bool
  /// What the view in front is judged against.
  let fill: AnyShapeStyle?

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    var inside = environment
    if modifier.isBehind {
      inside.looks.background = modifier.fill
      Layer._evaluate(modifier.layer, at: identity.child(1), in: environment, into: &evaluation)
    }
    V._evaluate(content, at: identity.child(0), in: inside, into: &evaluation)
    if !modifier.isBehind {
      Layer._evaluate(modifier.layer, at: identity.child(1), in: environment, into: &evaluation)
    }
  }
}

extension View {
  private nonisolated func filled(_ style: AnyShapeStyle) -> some View {
    modifier(LayerModifier(layer: EmptyView(), isBehind: true, fill: style))
  }

  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let layer = content()
    return modifier(LayerModifier(layer: layer, isBehind: true, fill: (layer as? Color).map { AnyShapeStyle($0) }))
  }

  @_disfavoredOverload
  public nonisolated func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: background, isBehind: true, fill: (background as? Color).map { AnyShapeStyle($0) }))
  }

  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    filled(AnyShapeStyle(BackgroundStyle()))
  }
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { filled(AnyShapeStyle(style)) }
  public nonisolated func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    filled(AnyShapeStyle(BackgroundStyle()))
  }
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { filled(AnyShapeStyle(style)) }

  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { modifier(LayerModifier(layer: content(), isBehind: false, fill: nil)) }

  @_disfavoredOverload
  public nonisolated func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    modifier(LayerModifier(layer: overlay, isBehind: false, fill: nil))
  }
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> Self { self }
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
}
