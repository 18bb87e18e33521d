public import Foundation

/// What a content shape is for.
nonisolated public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Cuts what is drawn along a shape; what is cut away stays in the tree.
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View { inert() }
  /// Cuts what is drawn at the bounds; what is cut away stays in the tree.
  public nonisolated func clipped(antialiased: Bool = false) -> some View { inert() }
  /// Rounds the corners of what is drawn, by a radius in points.
  public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { inert() }
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View { inert() }
  /// Sets the shape that reacts to touch, of which nothing is kept.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { inert() }

  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    inert()
  }

  /// Shows the view through another, which publishes nothing.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    inert()
  }

  /// Shows the view through another; the form of iOS 13.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { inert() }
}
