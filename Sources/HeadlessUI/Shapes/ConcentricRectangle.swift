public import Foundation

/// A rectangle whose corners follow those of its container.
nonisolated public struct ConcentricRectangle: InsettableShape {
  private let corners: Edge.Corner.Style

  public init() { corners = .concentric }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: CGFloat(corners.radius)) }
  public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}
