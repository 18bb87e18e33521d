/// Colours at the points of a grid.
nonisolated public struct MeshGradient: ShapeStyle {
  /// Spreads colours over a mesh of points; no one colour.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {}
}

extension MeshGradient: SilentView {}
