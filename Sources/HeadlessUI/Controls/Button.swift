import Semantics

/// What a button is for, where that changes how it is shown.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A control that runs an action.
///
/// Publishes one node whose label is combined from its content.
public struct Button<Label: View> {
  let label: Label
  let role: ButtonRole?
  let action: () -> Void
  let source: SourceLocation?

  nonisolated init(label: Label, role: ButtonRole?, action: @escaping () -> Void, source: SourceLocation?) {
    self.label = label
    self.role = role
    self.action = action
    self.source = source
  }
}

extension Button: View {
  public var body: Never { fatalError("Button has no body") }

  nonisolated public init(
    file: String = #filePath, line: Int = #line, action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: nil, action: action, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    role: ButtonRole?, file: String = #filePath, line: Int = #line, action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), role: role, action: action, source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let children: [Element]
    if let style = environment.buttonStyle {
      var inner = environment
      // A button inside of what the style builds is the system's, so that a style does not run in itself.
      inner.buttonStyle = nil
      let configuration = PrimitiveButtonStyleConfiguration(
        role: view.role, label: .init(content: AnyView(view.label)), action: view.action, source: view.source)
      children = evaluation.elements { style.run(configuration, identity.child(1), inner, &$0) }
      // A primitive style usually hands its configuration to a button of its own, which then is the control.
      if style.isPrimitive, children.count == 1, children[0].node.role == .button {
        evaluation.elements.append(children[0])
        return
      }
    } else {
      children = evaluation.elements(
        of: view.label, at: identity.child(0), in: environment.buttonColors.dressed(environment))
    }
    var element = evaluation.control(
      .button, traits: .button, label: children, at: identity, in: environment, source: view.source)
    element.isRigid = environment.buttonStyle == nil && children.count == 1 && children[0].isRigid
    element.buttonRole = view.role
    element.keepSize(from: environment)
    let action = view.action
    element.offer(.activate) { _ in action() }
    evaluation.elements.append(element)
  }
}

extension Button where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: String = #filePath, line: Int = #line, action: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), role: nil, action: action, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, file: String = #filePath, line: Int = #line,
    action: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), role: role, action: action, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, file: String = #filePath, line: Int = #line,
    action: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), role: nil, action: action, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, file: String = #filePath, line: Int = #line,
    action: @escaping () -> Void
  ) {
    self.init(label: Text(titleResource), role: role, action: action, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: String = #filePath, line: Int = #line, action: @escaping () -> Void
  ) {
    self.init(label: Text(title), role: nil, action: action, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, file: String = #filePath, line: Int = #line, action: @escaping () -> Void
  ) {
    self.init(label: Text(title), role: role, action: action, source: SourceLocation(file: file, line: line))
  }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, file: String = #filePath, line: Int = #line,
    action: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(titleKey, systemImage: systemImage), role: nil, action: action,
      source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, file: String = #filePath, line: Int = #line,
    action: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(titleKey, systemImage: systemImage), role: role, action: action,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, file: String = #filePath, line: Int = #line,
    action: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(titleResource, systemImage: systemImage), role: nil, action: action,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, file: String = #filePath,
    line: Int = #line,
    action: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(titleResource, systemImage: systemImage), role: role, action: action,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, file: String = #filePath, line: Int = #line,
    action: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(title, systemImage: systemImage), role: nil, action: action,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, file: String = #filePath, line: Int = #line,
    action: @escaping () -> Void
  ) {
    self.init(
      label: HeadlessUI.Label(title, systemImage: systemImage), role: role, action: action,
      source: SourceLocation(file: file, line: line))
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      label: configuration.label, role: configuration.role, action: configuration.action,
      source: configuration.source)
  }
}
