import Foundation
import Semantics

/// A control that moves a value within a range.
///
/// A reader moves it by its step, and by a tenth of the range where it has none.
public struct Slider<Label: View, ValueLabel: View> {
  let label: Label
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  let source: SourceLocation?

  nonisolated init<V: BinaryFloatingPoint>(
    label: Label, value: Binding<V>, bounds: ClosedRange<V>, step: V.Stride?,
    onEditingChanged: @escaping (Bool) -> Void, source: SourceLocation?
  ) where V.Stride: BinaryFloatingPoint {
    self.label = label
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { (new: Double) in value.wrappedValue = V(new) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
    self.source = source
  }
}

extension Slider: View {
  public var body: Never { fatalError("Slider has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let children = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    var element = evaluation.control(
      .slider, traits: [], label: children, at: identity, in: environment, source: view.source)
    let value = min(max(view.value.wrappedValue, view.bounds.lowerBound), view.bounds.upperBound)
    element.node.value = view.text(of: value, in: environment.locale)
    element.node.range = SemanticRange(
      lower: view.bounds.lowerBound, upper: view.bounds.upperBound, step: view.step, current: value)
    element.handlers = [
      ActionHandler(action: .decrement) { _ in view.move(by: -1) },
      ActionHandler(action: .increment) { _ in view.move(by: 1) },
    ]
    evaluation.elements.append(element)
  }

  private func move(by steps: Double) {
    let distance = steps * (step ?? (bounds.upperBound - bounds.lowerBound) / 10)
    onEditingChanged(true)
    value.wrappedValue = min(max(value.wrappedValue + distance, bounds.lowerBound), bounds.upperBound)
    onEditingChanged(false)
  }

  /// The value as SwiftUI speaks it: as a percentage where the range is 1 or 100 wide, else as a plain number.
  private func text(of value: Double, in locale: Locale) -> String? {
    let width = bounds.upperBound - bounds.lowerBound
    let percent = FloatingPointFormatStyle<Double>.Percent(locale: locale).precision(.fractionLength(0))
    switch width {
    case 1: return percent.format(value)
    case 100: return percent.format(value / 100)
    default: return numberText(value, in: locale)
    }
  }
}

extension Slider {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged,
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged,
      source: SourceLocation(file: file, line: line))
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged,
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged,
      source: SourceLocation(file: file, line: line))
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, file: String = #filePath, line: Int = #line,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: EmptyView(), value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged,
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: String = #filePath, line: Int = #line,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint {
    self.init(
      label: EmptyView(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged,
      source: SourceLocation(file: file, line: line))
  }
}
