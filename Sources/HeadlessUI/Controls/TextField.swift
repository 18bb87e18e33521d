public import Foundation
import Semantics

/// A field for a line of text.
///
/// Its title is a placeholder and no name, as in UIKit; with a prompt the prompt is the placeholder and the title names it.
public struct TextField<Label: View> {
  let label: Label
  let prompt: Text?
  let content: FieldContent
  let onEditingChanged: (Bool) -> Void
  /// What the return key runs, in forms that SwiftUI has deprecated.
  let onCommit: () -> Void
  let source: SourceLocation?
  /// Whether what is typed is shown and spoken as bullets.
  let isSecure: Bool
  /// Whether the field grows downwards, and the return key writes a new line.
  let isMultiline: Bool

  nonisolated init(
    label: Label, prompt: Text?, content: FieldContent, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}, source: SourceLocation?, isSecure: Bool = false, isMultiline: Bool = false
  ) {
    self.label = label
    self.prompt = prompt
    self.content = content
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    self.source = source
    self.isSecure = isSecure
    self.isMultiline = isMultiline
  }
}

extension TextField: View {
  public var body: Never { fatalError("TextField has no body") }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line),
      isMultiline: axis == .vertical)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, file: String = #filePath, line: Int = #line,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(
      label: label(), prompt: prompt, content: .value(value, format), source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    if let style = environment[style: TextField<_TextFieldStyleLabel>.self] {
      return style.evaluate(
        TextField<_TextFieldStyleLabel>(
          label: .init(content: AnyView(view.label)), prompt: view.prompt, content: view.content,
          onEditingChanged: view.onEditingChanged, onCommit: view.onCommit, source: view.source,
          isSecure: view.isSecure, isMultiline: view.isMultiline),
        at: identity.child(2), in: environment, into: &evaluation)
    }
    let title = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    let prompt = view.prompt.map { evaluation.elements(of: $0, at: identity.child(1), in: environment) }
    var element = evaluation.control(
      view.isSecure ? .secureField : .textField, traits: [], label: title, at: identity, in: environment,
      source: view.source)
    if let prompt {
      element.node.placeholder = prompt.first?.node.label
    } else {
      element.node.placeholder = element.node.label
      element.node.label = nil
      element.labelOrigin = .none
    }
    element.keepPurpose(from: environment)
    let locale = environment.locale
    let secret = view.content.text(locale)
    let text = view.isSecure ? String(repeating: "•", count: secret.count) : secret
    element.node.value = text.isEmpty ? nil : text
    element.node.drawn = text.isEmpty ? [element.node.placeholder].compactMap(\.self) : [text]
    element.offerTyping(
      Typing(
        content: view.content, onEditingChanged: view.onEditingChanged,
        submit: view.isMultiline
          ? nil
          : {
            view.onCommit()
            environment.onSubmit?()
          }),
      at: identity, in: environment)
    evaluation.elements.append(element)
  }
}

extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line),
      isMultiline: axis == .vertical)
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, content: .value(value, format),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleKey), prompt: prompt, content: .optional(value, format),
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt, content: .formatter(value, formatter),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, file: String = #filePath,
    line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line),
      isMultiline: axis == .vertical)
  }

  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt, content: .value(value, format),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(
      label: Text(titleResource), prompt: prompt, content: .optional(value, format),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), prompt: prompt, content: .formatter(value, formatter),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, file: String = #filePath, line: Int = #line
  ) {
    self.init(label: Text(title), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), prompt: prompt, content: .text(text), source: SourceLocation(file: file, line: line),
      isMultiline: axis == .vertical)
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt, content: .value(value, format), source: SourceLocation(file: file, line: line)
    )
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) where F.FormatOutput == String {
    self.init(
      label: Text(title), prompt: prompt, content: .optional(value, format),
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), prompt: prompt, content: .formatter(value, formatter),
      source: SourceLocation(file: file, line: line))
  }
}

// The forms with closures, which SwiftUI has deprecated.
extension TextField where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, content: .text(text), onEditingChanged: onEditingChanged,
      onCommit: onCommit,
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, content: .text(text), onCommit: onCommit,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), prompt: nil, content: .text(text), onEditingChanged: onEditingChanged,
      onCommit: onCommit,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(titleResource), prompt: nil, content: .text(text), onCommit: onCommit,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}, file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), prompt: nil, content: .text(text), onEditingChanged: onEditingChanged,
      onCommit: onCommit,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void,
    file: String = #filePath, line: Int = #line
  ) {
    self.init(
      label: Text(title), prompt: nil, content: .text(text), onCommit: onCommit,
      source: SourceLocation(file: file, line: line))
  }
}
