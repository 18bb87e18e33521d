extension View {
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    modifier(
      EnvironmentWriter { environment in
        let color = tint.flatMap { AnyShapeStyle($0).color(in: environment) }
        environment.looks.tint = color
      })
  }

  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View { self.tint(Optional(tint)) }
  public nonisolated func tint(_ tint: Color?) -> some View { looks { $0.tint = tint } }
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { looks { $0.tint = accentColor } }
}

extension AnyShapeStyle {
  /// The style as a colour, still to be resolved where it is one.
  nonisolated func color(in environment: EnvironmentValues) -> Color? {
    style as? Color ?? appearanceColor(in: environment).map { Color(source: .fixed($0)) }
  }
}
