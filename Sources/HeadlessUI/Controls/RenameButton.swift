import Semantics

/// A button that runs the rename action around it; dimmed where there is none.
nonisolated public struct RenameButton<Label: View>: PrimitiveView {
  let source: SourceLocation?

  nonisolated public init(file: String = #filePath, line: Int = #line) where Label == HeadlessUI.Label<Text, Image> {
    source = SourceLocation(file: file, line: line)
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let rename = environment.rename
    let title = Text(verbatim: SystemWords.rename(in: environment.locale), line: 0)
    let button = Button(label: title, role: nil, action: { rename?() }, source: view.source)
    var inside = environment
    if rename == nil { inside.isEnabledHere = false }
    Button<Text>._evaluate(button, at: identity, in: inside, into: &evaluation)
  }
}

/// What renames something.
public struct RenameAction {
  let action: () -> Void

  @MainActor @preconcurrency public func callAsFunction() { action() }
}

extension EnvironmentValues {
  private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Says what a rename button below does.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(EnvironmentWriter { $0.rename = RenameAction(action: action) })
  }

  /// Lets a rename button below give a field the keyboard.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}
