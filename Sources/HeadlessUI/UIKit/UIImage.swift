#if !canImport(UIKit)
  public import Foundation

  /// A picture in UIKit's words: what it is called, and no picture.
  nonisolated public final class UIImage: Hashable, Sendable {
    enum Content: Hashable {
      case symbol(String)
      case asset(String)
      case none
    }

    let content: Content

    private init(_ content: Content) { self.content = content }

    public convenience init() { self.init(.none) }
    public convenience init?(named name: String) { self.init(.asset(name)) }
    public convenience init?(systemName name: String) { self.init(.symbol(name)) }
    public convenience init?(data: Data) { self.init(.none) }
    public convenience init?(contentsOfFile path: String) { self.init(.none) }

    public var size: CGSize { .zero }
    public var scale: CGFloat { 1 }

    public static func == (left: UIImage, right: UIImage) -> Bool { left.content == right.content }
    public func hash(into hasher: inout Hasher) { hasher.combine(content) }
  }

  nonisolated extension Image {
    /// Shows a picture of UIKit; one that was made of bytes has no name to be spoken.
    public init(uiImage: UIImage) {
      switch uiImage.content {
      case .symbol(let name): self.init(systemName: name)
      case .asset(let name): self.init(name)
      case .none: self.init(decorative: "")
      }
    }
  }
#endif
