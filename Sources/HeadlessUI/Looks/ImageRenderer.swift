public import Combine
public import Foundation

/// Makes a picture of a view, which has no name and is never drawn.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  public var content: Content
  public var proposedSize = ProposedViewSize.unspecified
  public var scale: CGFloat = 1
  public var isOpaque = false
  public var colorMode = ColorRenderingMode.nonLinear

  public init(content view: Content) { content = view }

  #if !canImport(UIKit)
    public var uiImage: UIImage? { UIImage() }
  #endif
}
