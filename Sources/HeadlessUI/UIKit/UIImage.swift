#if !canImport(UIKit)
  public import Foundation

  /// A picture in Core Graphics' words, which nothing here draws.
  nonisolated public final class CGImage: Sendable {
    public let width: Int
    public let height: Int

    init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

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
    public convenience init(cgImage: CGImage) { self.init(.none) }
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init(.none) }

    /// How a picture lies.
    public enum Orientation: Int, Sendable {
      case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// Whether a picture is drawn as it is, or as a mask of one colour.
    public enum RenderingMode: Int, Sendable {
      case automatic, alwaysOriginal, alwaysTemplate
    }

    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .automatic) -> UIImage { self }
    public func pngData() -> Data? { nil }
    public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    public var cgImage: CGImage? { nil }
    public var imageOrientation: Orientation { .up }
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

    /// Shows a picture of Core Graphics, which is called by its label.
    public init(
      _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text, file: String = #filePath,
      line: Int = #line
    ) {
      self.init("", label: label, file: file, line: line)
    }

    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
      self.init(decorative: "")
    }
  }
#endif
