public import HeadlessUI

/// The shape of a point.
public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}

/// A shape of the framework.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  nonisolated public static var circle: BasicChartSymbolShape { BasicChartSymbolShape() }
  nonisolated public static var square: BasicChartSymbolShape { BasicChartSymbolShape() }
  nonisolated public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape() }
  nonisolated public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape() }
  nonisolated public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape() }
  nonisolated public static var plus: BasicChartSymbolShape { BasicChartSymbolShape() }
  nonisolated public static var cross: BasicChartSymbolShape { BasicChartSymbolShape() }
  nonisolated public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape() }
}

/// Where something stands beside a mark or an axis.
nonisolated public struct AnnotationPosition: Hashable, Sendable {
  private let name: String
  public static let automatic = AnnotationPosition(name: "automatic")
  public static let overlay = AnnotationPosition(name: "overlay")
  public static let top = AnnotationPosition(name: "top")
  public static let bottom = AnnotationPosition(name: "bottom")
  public static let leading = AnnotationPosition(name: "leading")
  public static let trailing = AnnotationPosition(name: "trailing")
  public static let topLeading = AnnotationPosition(name: "topLeading")
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// What becomes of an annotation that does not fit.
nonisolated public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What is done about one direction.
  public struct Strategy: Hashable, Sendable {
    private let name: String
    public static let automatic = Strategy(name: "automatic")
    public static let fit = Strategy(name: "fit")
    public static let padScale = Strategy(name: "padScale")
    public static let disabled = Strategy(name: "disabled")
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// What an annotation has to fit into.
  public struct Boundary: Hashable, Sendable {
    private let name: String
    public static let automatic = Boundary(name: "automatic")
    public static let chart = Boundary(name: "chart")
    public static let plot = Boundary(name: "plot")
  }

  public static let automatic = AnnotationOverflowResolution()

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

/// What an annotation may know of its mark.
nonisolated public struct AnnotationContext: Sendable {
  /// The size of the mark; zero, as there is no layout.
  public var targetSize: CGSize { .zero }
}
