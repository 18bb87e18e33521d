extension Image {
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  public enum Scale: Hashable, Sendable { case small, medium, large }
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
}

extension Image {
  /// Lets the image take the size that it is given, which is that of a target in a button.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

// Accepted without effect: a listener cannot tell, and no pixel is judged.
extension Image {
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

extension View {
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { inert() }
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { inert() }
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.joined(with: variant) }
  }
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { inert() }
}

extension EnvironmentValues {
  private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
  private struct RenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
  private struct VariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[RenderingModeKey.self] }
    set { self[RenderingModeKey.self] = newValue }
  }

  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}
