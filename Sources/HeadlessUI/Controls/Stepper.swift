public import Foundation
import Semantics

/// A control that moves a value up and down.
///
/// Publishes one node of the role stepper, with range, value, increment and decrement; a reader exposes it in the way of
/// its platform (two buttons on iOS).
public struct Stepper<Label: View> {
  let label: Label
  let operation: StepperOperation
  let source: SourceLocation?

  nonisolated init(label: Label, operation: StepperOperation, source: SourceLocation?) {
    self.label = label
    self.operation = operation
    self.source = source
  }
}

/// What a stepper does and says, with the type of its value left behind.
struct StepperOperation {
  /// What a stepper is at one moment; an absent closure cannot be used.
  struct Moment {
    var range: SemanticRange?
    var value: String?
    var increment: (() -> Void)?
    var decrement: (() -> Void)?
  }

  let moment: (Locale) -> Moment
  let onEditingChanged: (Bool) -> Void

  nonisolated static func closures(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void
  ) -> StepperOperation {
    StepperOperation(
      moment: { _ in Moment(increment: onIncrement, decrement: onDecrement) }, onEditingChanged: onEditingChanged)
  }

  nonisolated static func stepping<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ onEditingChanged: @escaping (Bool) -> Void,
    text: @escaping (V, Locale) -> String?
  ) -> StepperOperation {
    StepperOperation(
      moment: { locale in
        let stepping = Stepping(value: value.wrappedValue, bounds: bounds, step: step)
        func current() -> Stepping<V> { Stepping(value: value.wrappedValue, bounds: bounds, step: step) }
        return Moment(
          range: stepping.range, value: text(stepping.value, locale),
          increment: stepping.canIncrement ? { value.wrappedValue = current().incremented } : nil,
          decrement: stepping.canDecrement ? { value.wrappedValue = current().decremented } : nil)
      }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper: View {
  public var body: Never { fatalError("Stepper has no body") }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let children = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    var element = evaluation.control(
      .stepper, traits: [], label: children, at: identity, in: environment, source: view.source)
    let moment = view.operation.moment(environment.locale)
    let onEditingChanged = view.operation.onEditingChanged
    element.node.value = moment.value
    element.node.range = moment.range
    element.handlers = []
    for (action, step) in [(SemanticAction.decrement, moment.decrement), (.increment, moment.increment)] {
      guard let step else { continue }
      element.handlers.append(
        ActionHandler(action: action) { _ in
          onEditingChanged(true)
          step()
          onEditingChanged(false)
        })
    }
    evaluation.elements.append(element)
  }
}

extension Stepper where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey),
      operation: .closures(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey),
      operation: .stepping(value, nil, step, onEditingChanged) { numberText($0, in: $1) },
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey),
      operation: .stepping(value, bounds, step, onEditingChanged) { numberText($0, in: $1) },
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleKey),
      operation: .stepping(value, nil, step, onEditingChanged) { format.locale($1).format($0) },
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: String = #filePath, line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleKey),
      operation: .stepping(value, bounds, step, onEditingChanged) { format.locale($1).format($0) },
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource),
      operation: .closures(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource),
      operation: .stepping(value, nil, step, onEditingChanged) { numberText($0, in: $1) },
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource),
      operation: .stepping(value, bounds, step, onEditingChanged) { numberText($0, in: $1) },
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleResource),
      operation: .stepping(value, nil, step, onEditingChanged) { format.locale($1).format($0) },
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: String = #filePath, line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(titleResource),
      operation: .stepping(value, bounds, step, onEditingChanged) { format.locale($1).format($0) },
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title),
      operation: .closures(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title),
      operation: .stepping(value, nil, step, onEditingChanged) { numberText($0, in: $1) },
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title),
      operation: .stepping(value, bounds, step, onEditingChanged) { numberText($0, in: $1) },
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(title),
      operation: .stepping(value, nil, step, onEditingChanged) { format.locale($1).format($0) },
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    file: String = #filePath, line: Int = #line
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: Text(title),
      operation: .stepping(value, bounds, step, onEditingChanged) { format.locale($1).format($0) },
      source: SourceLocation(file: file, line: line))
  }
}
