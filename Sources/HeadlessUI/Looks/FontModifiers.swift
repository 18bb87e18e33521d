public import Foundation

extension View {
  /// Sets the font of the texts below; nil stands for the body style.
  public nonisolated func font(_ font: Font?) -> some View { looks { $0.font = font } }
  /// Sets the weight of the texts below; nil stands for the font's own.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { looks { $0.fontWeight = weight } }

  /// Sets texts below in bold, or leaves their weight as it is.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    looks { $0.fontWeight = isActive ? .bold : nil }
  }

  /// Slants texts below, of which nothing is kept.
  public nonisolated func italic(_ isActive: Bool = true) -> some View { inert() }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { inert() }
  public nonisolated func monospacedDigit() -> some View { inert() }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { inert() }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { inert() }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { inert() }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { inert() }
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { inert() }

  /// Draws a line under texts; a listener does not hear it.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inert()
  }

  /// Draws a line through texts; a listener does not hear it.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    looks { $0.isStruckThrough = isActive }
  }
}

extension EnvironmentValues {
  public var font: Font? {
    get { declaredLooks?.font }
    set { looks.font = newValue }
  }
}
