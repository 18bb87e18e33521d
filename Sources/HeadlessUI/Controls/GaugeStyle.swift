import Semantics

/// A way to show a gauge.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration

  /// Builds what is shown of a gauge, and all that a listener meets of it.
  ///
  /// - Parameter configuration: The labels, and where the value lies.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style shows.
public struct GaugeStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  public struct MarkedValueLabels: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The part of the range that the value is past, from 0 to 1.
  public var value: Double
  /// What is measured.
  public var label: Label
  /// The value in the component's words; nil where none were given.
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
  public var markedValueLabels: MarkedValueLabels?
  let source: SourceLocation?
}

extension Gauge
where
  Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel,
  BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
{
  /// Shows what a style was given, in the style that is set further out.
  nonisolated init(_ configuration: GaugeStyleConfiguration) {
    self.init(
      label: configuration.label, currentValueLabel: configuration.currentValueLabel, fraction: configuration.value,
      source: configuration.source)
  }
}

extension View {
  /// Shows the gauges below in a style.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    self.style(style) { (style: S, configuration: GaugeStyleConfiguration) in
      style.makeBody(configuration: configuration)
    }
  }
}

/// The style that the system chooses.
public struct DefaultGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar that fills.
public struct LinearCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// An open ring with a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A ring that fills.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A bar with a marker.
public struct AccessoryLinearGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, SystemStyle, Sendable {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { Gauge(configuration) }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
