public import Foundation

extension Image {
  /// Makes a picture that a closure draws, which never runs; without a label it only decorates.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - label: What the picture is called.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    file: String = #filePath, line: Int = #line, renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    if let label { self.init("", label: label, file: file, line: line) } else { self.init(decorative: "") }
  }
}
