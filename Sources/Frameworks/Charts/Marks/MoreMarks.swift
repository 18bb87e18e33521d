public import Foundation

/// A line across a chart, such as a goal.
nonisolated public struct RuleMark: Mark {
  let values: MarkValues

  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    values = MarkValues(x: [x.plotted])
  }

  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    values = MarkValues(y: [y.plotted])
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(x: [x.plotted], y: [yStart.plotted, yEnd.plotted])
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    values = MarkValues(x: [xStart.plotted, xEnd.plotted], y: [y.plotted])
  }
}

/// A rectangle, such as a cell of a heat map.
nonisolated public struct RectangleMark: Mark {
  let values: MarkValues

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    values = MarkValues(x: [x.plotted], y: [y.plotted])
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(x: [xStart.plotted, xEnd.plotted], y: [yStart.plotted, yEnd.plotted])
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    values = MarkValues(x: [x.plotted], y: [yStart.plotted, yEnd.plotted])
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    values = MarkValues(x: [xStart.plotted, xEnd.plotted], y: [y.plotted])
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    values = MarkValues(x: [xStart.plotted, xEnd.plotted])
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(y: [yStart.plotted, yEnd.plotted])
  }
}

/// A slice of a pie or of a ring.
nonisolated public struct SectorMark: Mark {
  let values: MarkValues

  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    values = MarkValues(y: [angle.plotted])
  }
}

/// How far a mark reaches.
nonisolated public struct MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public static let automatic = MarkDimension()

  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  private init() {}

  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
}

/// How marks in one place are put together.
nonisolated public struct MarkStackingMethod: Hashable, Sendable {
  private let name: String
  public static let standard = MarkStackingMethod(name: "standard")
  public static let normalized = MarkStackingMethod(name: "normalized")
  public static let center = MarkStackingMethod(name: "center")
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// How points are joined.
nonisolated public struct InterpolationMethod: Hashable, Sendable {
  private let name: String
  public static let linear = InterpolationMethod(name: "linear")
  public static let monotone = InterpolationMethod(name: "monotone")
  public static let stepStart = InterpolationMethod(name: "stepStart")
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
  public static let cardinal = InterpolationMethod(name: "cardinal")
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}
