public import Foundation

/// A mark of the framework, which has values and no body.
protocol Mark: ChartContent where Body == Never {
  var values: MarkValues { get }
}

extension Mark {
  public var body: Never { fatalError("\(Self.self) has no body") }
  @MainActor public static func _gather(_ mark: Self, into marks: inout _ChartMarks) { marks.marks.append(mark.values) }
}

/// A bar.
nonisolated public struct BarMark: Mark {
  let values: MarkValues

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(x: [x.plotted], y: [y.plotted])
  }

  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    values = MarkValues(x: [xStart.plotted, xEnd.plotted], y: [y.plotted])
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    values = MarkValues(x: [x.plotted], y: [yStart.plotted, yEnd.plotted])
  }

  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(x: [x.plotted])
  }

  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(y: [y.plotted])
  }

  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    values = MarkValues(x: [xStart.plotted, xEnd.plotted])
  }
}

/// A point of a line.
nonisolated public struct LineMark: Mark {
  let values: MarkValues

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    values = MarkValues(x: [x.plotted], y: [y.plotted])
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    values = MarkValues(x: [x.plotted], y: [y.plotted], series: [series.plotted])
  }
}

/// A point.
nonisolated public struct PointMark: Mark {
  let values: MarkValues

  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    values = MarkValues(x: [x.plotted], y: [y.plotted])
  }

  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) { values = MarkValues(x: [x.plotted]) }
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) { values = MarkValues(y: [y.plotted]) }
}

/// A point of the edge of an area.
nonisolated public struct AreaMark: Mark {
  let values: MarkValues

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(x: [x.plotted], y: [y.plotted])
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    values = MarkValues(x: [x.plotted], y: [y.plotted], series: [series.plotted])
  }

  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    values = MarkValues(x: [x.plotted], y: [yStart.plotted, yEnd.plotted])
  }

  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    values = MarkValues(x: [x.plotted], y: [yStart.plotted, yEnd.plotted], series: [series.plotted])
  }
}
