public import Foundation
import Semantics

/// A label beside something: one element for a text, the name of the control for a control that has none.
///
/// Beside controls that have names of their own the label is an element of its own.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content

  nonisolated init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }
}

extension LabeledContent: View where Label: View, Content: View {
  public var body: Never { fatalError("LabeledContent has no body") }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    if let style = environment[style: LabeledContentStyleConfiguration.self] {
      return style.evaluate(
        LabeledContentStyleConfiguration(
          label: .init(content: AnyView(view.label)), content: .init(content: AnyView(view.content))),
        at: identity.child(2), in: environment, into: &evaluation)
    }
    evaluation.stand()
    let label = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    var content = evaluation.elements(of: view.content, at: identity.child(1), in: environment)
    guard !content.isEmpty else { return evaluation.withhold(label, .control, owner: nil) }
    if content.contains(where: { !$0.isText }) {
      let name = label.compactMap(\.node.label).joined(separator: ", ")
      let nameless = content.indices.filter { content[$0].isNamelessControl }
      for index in nameless where !name.isEmpty {
        content[index].node.label = name
        content[index].labelOrigin = .explicit
      }
      let bearer = content.first { !$0.isText && $0.node.label == name }
      if name.isEmpty || bearer != nil {
        evaluation.withhold(label, .control, owner: (bearer ?? content[0]).node.id)
      } else {
        evaluation.elements += label
      }
      evaluation.elements += content
    } else {
      let element = evaluation.control(
        .text, traits: .staticText, label: label + content, at: identity, in: environment,
        source: label.first?.node.source)
      evaluation.elements.append(element)
    }
  }
}

extension Element {
  /// Whether the element is only read: a text or an image.
  fileprivate var isText: Bool { node.role == .text || node.role == .image }

  /// Whether the element is a control that the label beside it can name.
  fileprivate var isNamelessControl: Bool { labelOrigin == .none && !isText }
}

extension LabeledContent where Label == Text, Content: View {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  @_disfavoredOverload
  nonisolated public init<Value: StringProtocol>(_ titleResource: LocalizedStringResource, value: Value) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  @_disfavoredOverload
  nonisolated public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, Value: StringProtocol>(_ title: S, value: Value) {
    self.init(label: Text(title), content: Text(value))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}
