public import Foundation
import Semantics

// The forms with a formatter that build their label, or that take closures, which SwiftUI has deprecated.
extension TextField {
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt, content: .formatter(value, formatter),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      label: label(), prompt: prompt, content: .optional(value, format), source: SourceLocation(file: file, line: line))
  }
}

extension TextField where Label == Text {
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, content: .formatter(value, formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, content: .formatter(value, formatter), onCommit: onCommit,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), prompt: nil, content: .formatter(value, formatter), onEditingChanged: onEditingChanged,
      onCommit: onCommit, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(title), prompt: nil, content: .formatter(value, formatter), onCommit: onCommit,
      source: SourceLocation(file: file, line: line))
  }
}
