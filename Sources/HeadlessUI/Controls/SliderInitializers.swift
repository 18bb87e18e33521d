import Semantics

// The forms with labels that are not built, which SwiftUI has deprecated.
extension Slider {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged,
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged,
      source: SourceLocation(file: file, line: line))
  }
}

extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), value: value, bounds: bounds, step: nil, onEditingChanged: onEditingChanged,
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, onEditingChanged: @escaping (Bool) -> Void,
    file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      label: label(), value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged,
      source: SourceLocation(file: file, line: line))
  }
}
