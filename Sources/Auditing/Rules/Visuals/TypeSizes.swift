import Semantics

/// The sizes of Apple's text styles in points, at each Dynamic Type size (Human Interface Guidelines, Typography).
enum TypeSizes {
  private static let table: [String: [Double]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The size of a style; that of body for a style which is not known.
  static func points(of style: String, at size: String) -> Double {
    let sizes = table[style] ?? table["body"]!
    return sizes[SemanticEnvironment.dynamicTypeSizes.firstIndex(of: size) ?? 3]
  }

  /// The size in which a text is drawn; nil for one that does not follow Dynamic Type.
  static func points(of looks: Appearance, in environment: SemanticEnvironment) -> Double? {
    let size = looks.typeSize ?? environment.dynamicTypeSize
    guard let declared = looks.pointSize else { return points(of: looks.textStyle ?? "body", at: size) }
    guard let style = looks.textStyle else { return nil }
    return declared * points(of: style, at: size) / points(of: style, at: "large")
  }
}
