public import Foundation

extension View {
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { inert() }

  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    inert()
  }

  public nonisolated func brightness(_ amount: Double) -> some View { inert() }
  public nonisolated func contrast(_ amount: Double) -> some View { inert() }
  public nonisolated func saturation(_ amount: Double) -> some View { inert() }
  public nonisolated func grayscale(_ amount: Double) -> some View { inert() }
  public nonisolated func hueRotation(_ angle: Angle) -> some View { inert() }
  public nonisolated func colorInvert() -> some View { inert() }
  public nonisolated func colorMultiply(_ color: Color) -> some View { inert() }
  public nonisolated func luminanceToAlpha() -> some View { inert() }
}
