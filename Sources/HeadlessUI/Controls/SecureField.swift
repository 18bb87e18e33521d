import Foundation
import Semantics

/// A field for a secret, which is shown and spoken as bullets.
public struct SecureField<Label: View> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  let onCommit: () -> Void
  let source: SourceLocation?

  nonisolated init(
    label: Label, prompt: Text?, text: Binding<String>, onCommit: @escaping () -> Void = {}, source: SourceLocation?
  ) {
    self.label = label
    self.prompt = prompt
    self.text = text
    self.onCommit = onCommit
    self.source = source
  }
}

extension SecureField: View {
  public var body: Never { fatalError("SecureField has no body") }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, text: text, source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let field = TextField(
      label: view.label, prompt: view.prompt, content: .text(view.text), onCommit: view.onCommit,
      source: view.source, isSecure: true)
    TextField<Label>._evaluate(field, at: identity, in: environment, into: &evaluation)
  }
}

extension SecureField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: Text(titleKey), prompt: prompt, text: text, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(label: Text(titleResource), prompt: prompt, text: text, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(title), prompt: prompt, text: text, source: SourceLocation(file: file, line: line))
  }
}
