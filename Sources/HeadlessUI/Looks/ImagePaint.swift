public import Foundation

/// An image drawn again and again.
nonisolated public struct ImagePaint: ShapeStyle {
  /// The part of the image that is drawn, in parts of its bounds.
  public var sourceRect: CGRect
  /// How large the image is drawn beside its own size.
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
