public import Foundation

extension View {
  public nonisolated func font(_ font: Font?) -> some View { looks { $0.font = font } }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { looks { $0.fontWeight = weight } }
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    looks { if isActive { $0.fontWeight = .bold } }
  }
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View { looks { $0.textCase = textCase } }
  public nonisolated func lineLimit(_ number: Int?) -> some View { looks { $0.lineLimit = number } }
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { looks { $0.lineLimit = nil } }
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    looks { $0.lineLimit = limit.upperBound }
  }
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    looks { $0.lineLimit = limit.upperBound }
  }
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { looks { $0.lineLimit = limit } }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    looks { $0.minimumScaleFactor = Double(factor) }
  }

  // Accepted without effect: nobody hears how letters are drawn.
  public nonisolated func italic(_ isActive: Bool = true) -> Self { self }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Self { self }
  public nonisolated func monospaced(_ isActive: Bool = true) -> Self { self }
  public nonisolated func monospacedDigit() -> Self { self }
  public nonisolated func fontDesign(_ design: Font.Design?) -> Self { self }
  public nonisolated func fontWidth(_ width: Font.Width?) -> Self { self }
  public nonisolated func kerning(_ kerning: CGFloat) -> Self { self }
  public nonisolated func tracking(_ tracking: CGFloat) -> Self { self }
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Self { self }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> Self { self }
  public nonisolated func allowsTightening(_ flag: Bool) -> Self { self }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
}
