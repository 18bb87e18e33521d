extension View {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    looks { $0.foreground = AnyShapeStyle(style) }
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    foregroundStyle(primary)
  }

  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { foregroundStyle(primary) }

  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    looks { $0.foreground = color.map { AnyShapeStyle($0) } }
  }

  public nonisolated func tint(_ tint: Color?) -> some View { looks { $0.tint = tint } }

  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { looks { $0.tint = tint as? Color } }

  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
