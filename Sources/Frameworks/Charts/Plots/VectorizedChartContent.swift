public import HeadlessUI

/// Content of a chart that shows a whole collection at once.
@MainActor @preconcurrency
public protocol VectorizedChartContent<DataElement>: ChartContent {
  associatedtype DataElement

  /// What is shown of each element.
  @MainActor var _elements: [_PlottedElement<DataElement>] { get }
}

/// An element of a collection, with the mark that shows it.
nonisolated public struct _PlottedElement<DataElement> {
  let element: DataElement
  var mark: MarkValues
}

/// The marks of a collection.
nonisolated public struct _PlottedData<DataElement>: VectorizedChartContent {
  public let _elements: [_PlottedElement<DataElement>]

  /// Marks each element by what is plotted of it along the axes, and by the series that it belongs to.
  init<Data: RandomAccessCollection>(
    _ data: Data, x: [(DataElement) -> Plotted] = [], y: [(DataElement) -> Plotted] = [],
    series: [(DataElement) -> Plotted] = []
  ) where Data.Element == DataElement {
    _elements = data.map { element in
      _PlottedElement(
        element: element,
        mark: MarkValues(x: x.map { $0(element) }, y: y.map { $0(element) }, series: series.map { $0(element) }))
    }
  }

  public var body: Never { fatalError("_PlottedData has no body") }
  @MainActor public static func _gather(_ content: Self, into marks: inout _ChartMarks) {
    marks.marks += content._elements.map(\.mark)
  }
}

/// A collection in a chart whose marks are changed, each by the element that it shows.
nonisolated struct ModifiedPlot<Content: VectorizedChartContent>: VectorizedChartContent {
  let content: Content
  let change: (inout MarkValues, Content.DataElement) -> Void

  @MainActor var _elements: [_PlottedElement<Content.DataElement>] {
    content._elements.map { plotted in
      var plotted = plotted
      change(&plotted.mark, plotted.element)
      return plotted
    }
  }

  var body: Never { fatalError("ModifiedPlot has no body") }
  @MainActor static func _gather(_ plot: Self, into marks: inout _ChartMarks) {
    marks.marks += plot._elements.map(\.mark)
  }
}

extension VectorizedChartContent {
  nonisolated func changeEach(
    _ change: @escaping (inout MarkValues, DataElement) -> Void
  ) -> some VectorizedChartContent<DataElement> {
    ModifiedPlot(content: self, change: change)
  }

  private nonisolated func inSeries<D: Plottable>(
    _ projection: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> {
    changeEach { mark, element in mark.series.append(projection.plotted(element)) }
  }

  public nonisolated func foregroundStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { inSeries(value) }

  public nonisolated func symbol<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { inSeries(value) }

  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { inSeries(value) }

  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableProjection<DataElement, D>
  ) -> some VectorizedChartContent<DataElement> { inSeries(value) }

  public nonisolated func accessibilityLabel(
    _ label: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changeEach { $0.label = Text(verbatim: $1[keyPath: label]) }
  }

  public nonisolated func accessibilityValue(
    _ value: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changeEach { $0.value = Text(verbatim: $1[keyPath: value]) }
  }

  public nonisolated func accessibilityHidden(
    _ hidden: KeyPath<DataElement, Bool>
  ) -> some VectorizedChartContent<DataElement> {
    changeEach { $0.isHidden = $1[keyPath: hidden] }
  }
}

// Accepted without effect: how marks are drawn.
extension VectorizedChartContent {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some VectorizedChartContent<DataElement> {
    inert()
  }
  public nonisolated func foregroundStyle<S: ShapeStyle>(
    _ style: KeyPath<DataElement, S>
  ) -> some VectorizedChartContent<DataElement> { inert() }
  public nonisolated func opacity(_ opacity: Double) -> some VectorizedChartContent<DataElement> { inert() }
  public nonisolated func opacity(
    _ opacity: KeyPath<DataElement, Double>
  ) -> some VectorizedChartContent<DataElement> { inert() }
  public nonisolated func symbol<S: ChartSymbolShape>(_ symbol: S) -> some VectorizedChartContent<DataElement> {
    inert()
  }
  public nonisolated func symbolSize(_ area: CGFloat) -> some VectorizedChartContent<DataElement> { inert() }
  public nonisolated func symbolSize(
    _ area: KeyPath<DataElement, CGFloat>
  ) -> some VectorizedChartContent<DataElement> { inert() }
  public nonisolated func lineStyle(_ style: StrokeStyle) -> some VectorizedChartContent<DataElement> { inert() }
  public nonisolated func lineStyle(
    _ style: KeyPath<DataElement, StrokeStyle>
  ) -> some VectorizedChartContent<DataElement> { inert() }
  public nonisolated func interpolationMethod(
    _ method: InterpolationMethod
  ) -> some VectorizedChartContent<DataElement> { inert() }
  public nonisolated func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some VectorizedChartContent<DataElement> { inert() }
}
