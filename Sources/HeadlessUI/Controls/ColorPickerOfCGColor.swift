import Semantics

// The forms for a colour of Core Graphics.
extension ColorPicker where Label: View {
  nonisolated public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection.color, source: SourceLocation(file: file, line: line))
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(titleKey), selection: selection.color, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(titleResource), selection: selection.color, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(title), selection: selection.color, source: SourceLocation(file: file, line: line))
  }
}

extension Binding<CGColor> {
  /// The same colour as the model's own.
  fileprivate nonisolated var color: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) }, set: { color in if let color = color.cgColor { wrappedValue = color } })
  }
}
