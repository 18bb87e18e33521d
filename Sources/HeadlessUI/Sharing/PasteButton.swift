import Semantics

/// A button that takes what was copied elsewhere, which is nothing here.
nonisolated public struct PasteButton: PrimitiveView {
  let source: SourceLocation?

  nonisolated public init<T: Transferable>(
    payloadType: T.Type, file: String = #filePath, line: Int = #line, onPaste: @escaping ([T]) -> Void
  ) {
    source = SourceLocation(file: file, line: line)
  }

  nonisolated public init(
    supportedContentTypes: [UTType], file: String = #filePath, line: Int = #line,
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    source = SourceLocation(file: file, line: line)
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let title = Text(verbatim: SystemWords.paste(in: environment.locale), line: 0)
    let button = Button(label: title, role: nil, action: {}, source: view.source)
    Button<Text>._evaluate(button, at: identity, in: environment, into: &evaluation)
  }
}
