import Semantics

/// A header that shows and hides what belongs to it.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let isExpanded: Binding<Bool>?
  let content: () -> Content
  let source: SourceLocation?

  nonisolated init(
    label: Label, isExpanded: Binding<Bool>?, content: @escaping () -> Content, source: SourceLocation?
  ) {
    self.label = label
    self.isExpanded = isExpanded
    self.content = content
    self.source = source
  }
}

extension DisclosureGroup: View {
  public var body: Never { fatalError("DisclosureGroup has no body") }

  nonisolated public init(
    file: String = #filePath, line: Int = #line, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), isExpanded: nil, content: content, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    isExpanded: Binding<Bool>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), isExpanded: isExpanded, content: content, source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let mount = evaluation.mount
    let own = identity.slot(0) { StateLocation(false, mount: mount, owner: Self.self) }
    let isExpanded = view.isExpanded ?? Binding(get: { own.value }, set: { (value: Bool) in own.set(value) })
    if let style = environment[style: DisclosureGroupStyleConfiguration.self] {
      return style.evaluate(
        DisclosureGroupStyleConfiguration(
          label: .init(content: AnyView(view.label)), content: .init(content: { AnyView(view.content()) }),
          isExpanded: isExpanded),
        at: identity.child(2), in: environment, into: &evaluation, source: view.source)
    }
    let label = evaluation.elements(of: view.label, at: identity.child(0), in: environment)
    var header = evaluation.control(
      .disclosure, traits: environment.isInList ? [.button, .header] : .button, label: label, at: identity,
      in: environment, source: view.source)
    header.node.isExpanded = isExpanded.wrappedValue
    header.handlers = []
    header.offer(.activate) { _ in isExpanded.wrappedValue.toggle() }
    evaluation.elements.append(header)
    guard isExpanded.wrappedValue else { return }
    Content._evaluate(view.content(), at: identity.child(1), in: environment, into: &evaluation)
  }
}

extension DisclosureGroup where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: nil, content: content, source: SourceLocation(file: file, line: line))
  }

  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      label: Text(titleKey), isExpanded: isExpanded, content: content, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      label: Text(titleResource), isExpanded: nil, content: content, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      label: Text(titleResource), isExpanded: isExpanded, content: content,
      source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, file: String = #filePath, line: Int = #line, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(title), isExpanded: nil, content: content, source: SourceLocation(file: file, line: line))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, file: String = #filePath, line: Int = #line,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(
      label: Text(title), isExpanded: isExpanded, content: content, source: SourceLocation(file: file, line: line))
  }
}
