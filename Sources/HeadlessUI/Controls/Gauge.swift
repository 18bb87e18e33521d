import Foundation
import Semantics

/// Shows where a value lies in a range.
///
/// Publishes one element whose value is the part of the range in percent, whatever the label of the current value says.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View> {
  let label: Label
  let currentValueLabel: CurrentValueLabel?
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?
  let markedValueLabels: MarkedValueLabels?
  let fraction: Double
  let source: SourceLocation?

  nonisolated init(
    label: Label, currentValueLabel: CurrentValueLabel? = nil, minimumValueLabel: BoundsLabel? = nil,
    maximumValueLabel: BoundsLabel? = nil, markedValueLabels: MarkedValueLabels? = nil, fraction: Double,
    source: SourceLocation?
  ) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.markedValueLabels = markedValueLabels
    self.fraction = fraction
    self.source = source
  }
}

/// The part of a range that a value is past, between 0 and 1.
nonisolated func gaugeFraction<V: BinaryFloatingPoint>(of value: V, in bounds: ClosedRange<V>) -> Double {
  let width = bounds.upperBound - bounds.lowerBound
  guard width > 0, value.isFinite, width.isFinite else { return 0 }
  return min(max(Double((value - bounds.lowerBound) / width), 0), 1)
}

extension Gauge: View {
  public var body: Never { fatalError("Gauge has no body") }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), markedValueLabels: markedValueLabels(),
      fraction: gaugeFraction(of: value, in: bounds), source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    if let style = environment[style: GaugeStyleConfiguration.self] {
      return style.evaluate(
        GaugeStyleConfiguration(
          value: view.fraction, label: .init(content: AnyView(view.label)),
          currentValueLabel: view.currentValueLabel.map { .init(content: AnyView($0)) },
          minimumValueLabel: view.minimumValueLabel.map { .init(content: AnyView($0)) },
          maximumValueLabel: view.maximumValueLabel.map { .init(content: AnyView($0)) },
          markedValueLabels: view.markedValueLabels.map { .init(content: AnyView($0)) }, source: view.source),
        at: identity.child(5), in: environment, into: &evaluation, source: view.source)
    }
    let label = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    var parts = evaluation.elements(of: view.currentValueLabel, at: identity.child(1), in: environment)
    parts += evaluation.elements(of: view.minimumValueLabel, at: identity.child(2), in: environment)
    parts += evaluation.elements(of: view.maximumValueLabel, at: identity.child(3), in: environment)
    parts += evaluation.elements(of: view.markedValueLabels, at: identity.child(4), in: environment)
    var element = evaluation.control(
      .gauge, traits: [], label: label, at: identity, in: environment, source: view.source)
    element.node.isEnabled = true
    evaluation.withhold(parts, .control, owner: identity.nodeID)
    element.node.drawn += parts.flatMap(\.node.drawn)
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: environment.locale)
    element.node.value = percent.precision(.fractionLength(0)).format(view.fraction)
    element.node.range = SemanticRange(lower: 0, upper: 1, current: view.fraction)
    element.handlers = []
    evaluation.elements.append(element)
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), fraction: gaugeFraction(of: value, in: bounds), source: SourceLocation(file: file, line: line))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(),
      fraction: gaugeFraction(of: value, in: bounds), source: SourceLocation(file: file, line: line))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel, @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      label: label(), currentValueLabel: currentValueLabel(), minimumValueLabel: minimumValueLabel(),
      maximumValueLabel: maximumValueLabel(), fraction: gaugeFraction(of: value, in: bounds),
      source: SourceLocation(file: file, line: line))
  }
}
