public import Foundation
import Semantics

extension Stepper {
  nonisolated public init(
    file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      operation: .closures(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      operation: .stepping(value, nil, step, onEditingChanged) { numberText($0, in: $1) },
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      operation: .stepping(value, bounds, step, onEditingChanged) { numberText($0, in: $1) },
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, file: String = #filePath,
    line: Int = #line, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(),
      operation: .stepping(value, nil, step, onEditingChanged) { format.locale($1).format($0) },
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label: label(),
      operation: .stepping(value, bounds, step, onEditingChanged) { format.locale($1).format($0) },
      source: SourceLocation(file: file, line: line))
  }
}

// The orders of arguments that SwiftUI has deprecated.
extension Stepper {
  @_disfavoredOverload
  @available(*, deprecated, message: "put the label before the closures")
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      operation: .closures(onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  @available(*, deprecated, message: "put the label before onEditingChanged")
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, file: String = #filePath, line: Int = #line,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      operation: .stepping(value, nil, step, onEditingChanged) { numberText($0, in: $1) },
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  @available(*, deprecated, message: "put the label before onEditingChanged")
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, file: String = #filePath, line: Int = #line,
    onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(),
      operation: .stepping(value, bounds, step, onEditingChanged) { numberText($0, in: $1) },
      source: SourceLocation(file: file, line: line))
  }
}
