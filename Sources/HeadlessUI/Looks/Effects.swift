public import Foundation

// Accepted without effect: they change how something is drawn, and nothing that a listener meets.
extension View {
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
  public nonisolated func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
  public nonisolated func brightness(_ amount: Double) -> Self { self }
  public nonisolated func contrast(_ amount: Double) -> Self { self }
  public nonisolated func saturation(_ amount: Double) -> Self { self }
  public nonisolated func grayscale(_ amount: Double) -> Self { self }
  public nonisolated func hueRotation(_ angle: Angle) -> Self { self }
  public nonisolated func colorInvert() -> Self { self }
  public nonisolated func colorMultiply(_ color: Color) -> Self { self }
  public nonisolated func luminanceToAlpha() -> Self { self }
  public nonisolated func blendMode(_ blendMode: BlendMode) -> Self { self }
  public nonisolated func compositingGroup() -> Self { self }
  public nonisolated func drawingGroup(opaque: Bool = false) -> Self { self }
  public nonisolated func clipped(antialiased: Bool = false) -> Self { self }
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> Self { self }
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> Self { self }
  public nonisolated func containerShape<S: InsettableShape>(_ shape: S) -> Self { self }
  public nonisolated func mask<M: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> M) -> Self { self }
  public nonisolated func mask<M: View>(_ mask: M) -> Self { self }
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> Self { self }
  public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> Self {
    self
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 4)
  public static let accessibility = ContentShapeKinds(rawValue: 8)
}
