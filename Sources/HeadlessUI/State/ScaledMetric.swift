/// A number that grows with the Dynamic Type size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let textStyle: Font.TextStyle
  private var scaled: Value

  nonisolated public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    self.textStyle = textStyle
    scaled = wrappedValue
  }

  nonisolated public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  public var wrappedValue: Value { scaled }

  public static func _bind(_ property: UnsafeMutableRawPointer, with binder: inout _PropertyBinder) {
    let metric = property.assumingMemoryBound(to: Self.self)
    let size = binder.environment.dynamicTypeSize
    let scale = metric.pointee.textStyle.pointSize(at: size) / metric.pointee.textStyle.pointSize(at: .large)
    metric.pointee.scaled = metric.pointee.base * Value(scale)
  }
}

extension Font.TextStyle {
  /// The size in points that Apple's typography tables give for iOS.
  func pointSize(at size: DynamicTypeSize) -> Double {
    let index = DynamicTypeSize.allCases.firstIndex(of: size)!
    return Font.TextStyle.sizes[self]?[index] ?? 17
  }

  private static let sizes: [Font.TextStyle: [Double]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
