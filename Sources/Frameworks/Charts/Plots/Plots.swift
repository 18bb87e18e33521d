/// Bars of a collection.
nonisolated public struct BarPlot<Content: ChartContent>: ChartContent {
  let content: Content
  @MainActor public var body: Content { content }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  @MainActor public var _elements: [_PlottedElement<Content.DataElement>] { content._elements }
}

nonisolated extension BarPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted], y: [y.plotted])
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, width: MarkDimension = .automatic
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted], y: [yStart.plotted, yEnd.plotted])
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, height: MarkDimension = .automatic
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [xStart.plotted, xEnd.plotted], y: [y.plotted])
  }
}

/// A line through the points of a collection, or that of a function.
nonisolated public struct LinePlot<Content: ChartContent>: ChartContent {
  let content: Content
  @MainActor public var body: Content { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  @MainActor public var _elements: [_PlottedElement<Content.DataElement>] { content._elements }
}

nonisolated extension LinePlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted], y: [y.plotted])
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted], y: [y.plotted], series: [series.plotted])
  }
}

/// Points of a collection.
nonisolated public struct PointPlot<Content: ChartContent>: ChartContent {
  let content: Content
  @MainActor public var body: Content { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  @MainActor public var _elements: [_PlottedElement<Content.DataElement>] { content._elements }
}

nonisolated extension PointPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted], y: [y.plotted])
  }
}

/// An area below the points of a collection or of a function, or between two of them.
nonisolated public struct AreaPlot<Content: ChartContent>: ChartContent {
  let content: Content
  @MainActor public var body: Content { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  @MainActor public var _elements: [_PlottedElement<Content.DataElement>] { content._elements }
}

nonisolated extension AreaPlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted], y: [y.plotted])
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted], y: [y.plotted], series: [series.plotted])
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted], y: [yStart.plotted, yEnd.plotted])
  }
}
