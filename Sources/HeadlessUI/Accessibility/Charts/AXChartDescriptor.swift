public import Foundation

/// What a chart shows, for a listener who hears it as tones and reads its points.
open class AXChartDescriptor {
  /// How the contents of a chart run.
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  open var title: String?
  open var attributedTitle: NSAttributedString?
  open var summary: String?
  open var contentDirection: ContentDirection = .leftToRight
  open var contentFrame: CGRect = .zero
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]?
  open var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor]? = nil, series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(title: title, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: nil, series: series)
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
  var attributedTitle: NSAttributedString? { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How distances on the axis follow from the numbers.
  public enum ScaleType: Int, Sendable {
    case linear, log10, ln
  }

  open var title: String
  open var attributedTitle: NSAttributedString?
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var scaleType: ScaleType = .linear
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  open var title: String
  open var attributedTitle: NSAttributedString?
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// Points that belong together.
open class AXDataSeriesDescriptor {
  open var name: String?
  open var attributedName: NSAttributedString
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    attributedName = NSAttributedString(string: name ?? "")
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    name = attributedName.string
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// One point of a chart.
open class AXDataPoint {
  /// A number, or the name of a category.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  open var xValue: Value
  open var yValue: Double?
  open var additionalValues: [Value]
  open var label: String?
  open var attributedLabel: NSAttributedString?

  public init(x xValue: Double, y yValue: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    self.xValue = .number(xValue)
    self.yValue = yValue
    self.additionalValues = additionalValues
    self.label = label
  }

  public init(x xValue: String, y yValue: Double? = nil, additionalValues: [Value] = [], label: String? = nil) {
    self.xValue = .category(xValue)
    self.yValue = yValue
    self.additionalValues = additionalValues
    self.label = label
  }
}
