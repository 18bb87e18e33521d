public import Foundation

extension View {
  /// Blurs what is drawn, and not what is heard: the elements stay as they are.
  ///
  /// - Parameters:
  ///   - radius: How far the blur reaches, in points.
  ///   - opaque: Whether the blur may have transparent parts; it may by default.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { inert() }

  /// Draws a shadow, of which nothing is kept.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    inert()
  }

  /// Changes colours as they are drawn; the appearance keeps those that were declared.
  public nonisolated func brightness(_ amount: Double) -> some View { inert() }
  public nonisolated func contrast(_ amount: Double) -> some View { inert() }
  public nonisolated func saturation(_ amount: Double) -> some View { inert() }
  public nonisolated func grayscale(_ amount: Double) -> some View { inert() }
  public nonisolated func hueRotation(_ angle: Angle) -> some View { inert() }
  public nonisolated func colorInvert() -> some View { inert() }
  public nonisolated func colorMultiply(_ color: Color) -> some View { inert() }
  public nonisolated func luminanceToAlpha() -> some View { inert() }
}
