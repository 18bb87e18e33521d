public import Foundation

/// Rectangles of a collection, such as the cells of a heat map.
nonisolated public struct RectanglePlot<Content: ChartContent>: ChartContent {
  let content: Content
  @MainActor public var body: Content { content }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  @MainActor public var _elements: [_PlottedElement<Content.DataElement>] { content._elements }
}

nonisolated extension RectanglePlot {
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted], y: [y.plotted])
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>, yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [xStart.plotted, xEnd.plotted], y: [yStart.plotted, yEnd.plotted])
  }
}

/// Lines across a chart, one for each element of a collection.
nonisolated public struct RulePlot<Content: ChartContent>: ChartContent {
  let content: Content
  @MainActor public var body: Content { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  @MainActor public var _elements: [_PlottedElement<Content.DataElement>] { content._elements }
}

nonisolated extension RulePlot {
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted])
  }

  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, y: [y.plotted])
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [x.plotted], y: [yStart.plotted, yEnd.plotted])
  }

  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, x: [xStart.plotted, xEnd.plotted], y: [y.plotted])
  }
}

/// Slices of a pie or of a ring.
nonisolated public struct SectorPlot<Content: ChartContent>: ChartContent {
  let content: Content
  @MainActor public var body: Content { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  @MainActor public var _elements: [_PlottedElement<Content.DataElement>] { content._elements }
}

nonisolated extension SectorPlot {
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, Y>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Content == _PlottedData<Data.Element> {
    content = _PlottedData(data, y: [angle.plotted])
  }
}
