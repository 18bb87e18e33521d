public import HeadlessUI

/// The curve of a function: one element, named by what its axes measure.
nonisolated public struct _FunctionPlot: ChartContent {
  let values: MarkValues

  init(_ names: Text...) {
    var values = MarkValues()
    values.label = names.dropFirst().reduce(names[0]) { $0 + Text(verbatim: ", ") + $1 }
    self.values = values
  }

  public var body: Never { fatalError("_FunctionPlot has no body") }
  @MainActor public static func _gather(_ plot: Self, into marks: inout _ChartMarks) {
    marks.marks.append(plot.values)
  }
}

nonisolated extension LinePlot where Content == _FunctionPlot {
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = _FunctionPlot(Text(y), Text(x))
  }

  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = _FunctionPlot(Text(y), Text(x), Text(t))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = _FunctionPlot(Text(y), Text(x))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, t: S, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = _FunctionPlot(Text(y), Text(x), Text(t))
  }

  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = _FunctionPlot(y, x)
  }

  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>, function: @escaping (Double) -> (x: Double, y: Double)
  ) {
    content = _FunctionPlot(y, x, t)
  }
}

nonisolated extension AreaPlot where Content == _FunctionPlot {
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    content = _FunctionPlot(Text(y), Text(x))
  }

  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = _FunctionPlot(Text(yStart), Text(yEnd), Text(x))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = _FunctionPlot(Text(y), Text(x))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = _FunctionPlot(Text(yStart), Text(yEnd), Text(x))
  }

  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) {
    content = _FunctionPlot(y, x)
  }

  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    content = _FunctionPlot(yStart, yEnd, x)
  }
}
