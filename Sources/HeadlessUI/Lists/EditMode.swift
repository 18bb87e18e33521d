import Semantics

/// Whether the rows of a list are being edited.
nonisolated public enum EditMode: Hashable, Sendable {
  case inactive, transient, active

  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private struct EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

  /// Whether lists are being edited; one state for all that is shown, unless a component sets another.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the editing of lists.
nonisolated public struct EditButton: PrimitiveView {
  let source: SourceLocation?

  nonisolated public init(file: String = #filePath, line: Int = #line) {
    source = SourceLocation(file: file, line: line)
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let mode = environment.editMode
    let isEditing = mode?.wrappedValue.isEditing ?? false
    let locale = environment.locale
    let title = Text(verbatim: isEditing ? SystemWords.done(in: locale) : SystemWords.edit(in: locale), line: 0)
    let button = Button(
      label: title, role: nil, action: { mode?.wrappedValue = isEditing ? .inactive : .active },
      source: view.source)
    Button<Text>._evaluate(button, at: identity, in: environment, into: &evaluation)
  }
}
