import Semantics

// What is selected is left as it is: a listener's cursor in a text is not followed.
extension TextField {
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    file: String = #filePath, line: Int = #line, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line),
      isMultiline: axis == .vertical)
  }
}

extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line),
      isMultiline: axis == .vertical)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line),
      isMultiline: axis == .vertical)
  }
}
