import Semantics

/// A control that selects one of several values.
///
/// Its options are told by their tags; in a `ForEach` an element's identifier is the tag where none is given.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// What the choice is written to; nothing is selected while they differ.
  let selections: [Binding<SelectionValue>]
  let label: Label
  let content: Content
  let source: SourceLocation?

  nonisolated init(selection: Binding<SelectionValue>, label: Label, content: Content, source: SourceLocation?) {
    self.init(selections: [selection], label: label, content: content, source: source)
  }

  nonisolated init(selections: [Binding<SelectionValue>], label: Label, content: Content, source: SourceLocation?) {
    self.selections = selections
    self.label = label
    self.content = content
    self.source = source
  }
}

extension Picker: View {
  public var body: Never { fatalError("Picker has no body") }

  nonisolated public init(
    selection: Binding<SelectionValue>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, label: label(), content: content(), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: label, content: content(), source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    let label = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    let outer = evaluation.gathersTags
    evaluation.gathersTags = true
    let content = evaluation.elements(of: view.content, at: identity.child(1), in: environment)
    evaluation.gathersTags = outer
    let picked = Set(view.selections.map(\.wrappedValue))
    let choice = picked.count == 1 ? picked.first : nil
    let options = content.map { element in
      PickerOption(
        element: element,
        isSelected: choice.map { element.tag == AnyHashable($0) || element.tag == AnyHashable(Optional($0)) } ?? false,
        select: {
          guard let value = element.tag?.base as? SelectionValue else { return }
          for selection in view.selections { selection.wrappedValue = value }
        })
    }
    let parts = PickerParts(
      label: label, options: options, identity: identity, environment: environment, source: view.source)
    environment.pickerStyle.publish(parts, &evaluation)
  }
}

extension Picker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: Text(titleKey), content: content(), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>, file: String = #filePath,
    line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: Text(titleResource), content: content(),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: Text(title), content: content(), source: SourceLocation(file: file, line: line))
  }
}

extension Picker where Label == HeadlessUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, file: String = #filePath,
    line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: HeadlessUI.Label(titleKey, systemImage: systemImage), content: content(),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<SelectionValue>,
    file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: HeadlessUI.Label(titleResource, systemImage: systemImage), content: content(),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, label: HeadlessUI.Label(title, systemImage: systemImage), content: content(),
      source: SourceLocation(file: file, line: line))
  }
}
