/// A box with a title around views.
public struct GroupBox<Label: View, Content: View> {
  let label: Label?
  let content: Content

  nonisolated init(label: Label?, content: Content) {
    self.label = label
    self.content = content
  }
}

extension GroupBox: View {
  public var body: Never { fatalError("GroupBox has no body") }

  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(label: label, content: content())
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    if let style = environment[style: GroupBoxStyleConfiguration.self] {
      let label = view.label.map { AnyView($0) } ?? AnyView(EmptyView())
      return style.evaluate(
        GroupBoxStyleConfiguration(label: .init(content: label), content: .init(content: AnyView(view.content))),
        at: identity.child(2), in: environment, into: &evaluation)
    }
    evaluation.stand()
    if let label = view.label {
      Label._evaluate(label, at: identity.child(0), in: environment, into: &evaluation)
    }
    Content._evaluate(view.content, at: identity.child(1), in: environment, into: &evaluation)
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(label: nil, content: content()) }
}

extension GroupBox where Label == Text {
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
