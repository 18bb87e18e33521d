public import Foundation

extension View {
  public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    shifting(.scale, scale.width, scale.height)
  }

  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    shifting(.scale, s, s)
  }

  public nonisolated func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    shifting(.scale, x, y)
  }

  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    shifting(.rotation, angle.degrees)
  }

  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    shifting(.rotation, angle.degrees)
  }

  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { inert() }
  public nonisolated func geometryGroup() -> some View { inert() }
}
