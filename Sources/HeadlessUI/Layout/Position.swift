public import Foundation

extension View {
  public nonisolated func offset(_ offset: CGSize) -> some View {
    shifting(.offset, offset.width, offset.height)
  }

  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { shifting(.offset, x, y) }
  public nonisolated func offset(z: CGFloat) -> some View { inert() }
  public nonisolated func position(_ position: CGPoint) -> some View {
    shifting(.position, position.x, position.y)
  }

  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { shifting(.position, x, y) }
  public nonisolated func zIndex(_ value: Double) -> some View { inert() }
  public nonisolated func layoutPriority(_ value: Double) -> some View { inert() }
  public nonisolated func fixedSize() -> some View { inert() }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { inert() }

  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    inert()
  }

  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    inert()
  }
}
