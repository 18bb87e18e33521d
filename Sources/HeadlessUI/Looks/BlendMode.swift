/// How a view is laid over what is behind it.
nonisolated public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut
  case plusDarker, plusLighter
}

/// Which colours a drawing group keeps.
nonisolated public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension View {
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View { inert() }
  public nonisolated func compositingGroup() -> some View { inert() }

  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    inert()
  }
}
