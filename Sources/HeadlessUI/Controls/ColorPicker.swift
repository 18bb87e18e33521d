import Semantics

/// A control that selects a colour; its own sheet is another program's and offers nothing here.
public struct ColorPicker<Label: View> {
  let label: Label
  let selection: Binding<Color>
  let source: SourceLocation?

  nonisolated init(label: Label, selection: Binding<Color>, source: SourceLocation?) {
    self.label = label
    self.selection = selection
    self.source = source
  }
}

extension ColorPicker: View {
  public var body: Never { fatalError("ColorPicker has no body") }

  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let label = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    var element = evaluation.control(
      .colorPicker, traits: .button, label: label, at: identity, in: environment, source: view.source)
    element.node.value = view.selection.wrappedValue.spokenName(in: environment)
    element.handlers = []
    element.offer(.activate) { _ in }
    evaluation.elements.append(element)
  }
}

extension ColorPicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: Text(titleKey), selection: selection, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(titleResource), selection: selection, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(title), selection: selection, source: SourceLocation(file: file, line: line))
  }
}
