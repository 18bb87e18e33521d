import Semantics

// The forms with a closure, which SwiftUI has deprecated.
extension SecureField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, file: String = #filePath, line: Int = #line,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, text: text, onCommit: onCommit,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, file: String = #filePath, line: Int = #line, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, text: text, onCommit: onCommit,
      source: SourceLocation(file: file, line: line))
  }
}
