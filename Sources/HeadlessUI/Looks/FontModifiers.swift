public import Foundation

extension View {
  public nonisolated func font(_ font: Font?) -> some View { looks { $0.font = font } }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { looks { $0.fontWeight = weight } }

  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    looks { $0.fontWeight = isActive ? .bold : nil }
  }

  public nonisolated func italic(_ isActive: Bool = true) -> some View { inert() }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { inert() }
  public nonisolated func monospacedDigit() -> some View { inert() }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { inert() }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { inert() }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { inert() }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { inert() }
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { inert() }

  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inert()
  }

  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    inert()
  }
}

extension EnvironmentValues {
  public var font: Font? {
    get { declaredLooks?.font }
    set { looks.font = newValue }
  }
}
