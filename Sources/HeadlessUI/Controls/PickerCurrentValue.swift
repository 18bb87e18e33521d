import Semantics

// What is selected is told by the choice itself; a label of one's own for it is accepted and not shown.
extension Picker {
  nonisolated public init(
    selection: Binding<SelectionValue>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, label: label(), content: content(), source: SourceLocation(file: file, line: line))
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(titleKey), content: content(), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(
      selection: selection, label: Text(title), content: content(), source: SourceLocation(file: file, line: line))
  }
}
