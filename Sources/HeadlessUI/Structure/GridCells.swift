// Accepted without effect: a grid is read cell by cell, whatever room its cells have.
extension View {
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { inert() }
  public nonisolated func gridCellColumns(_ count: Int) -> some View { inert() }
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { inert() }
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { inert() }
}
