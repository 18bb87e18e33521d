import Semantics

/// A title with an icon; only the title is heard, also where only the icon is shown.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  nonisolated init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension Label: View {
  public var body: Never { fatalError("Label has no body") }

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    switch environment.labelStyle {
    case .titleOnly:
      Title._evaluate(view.title, at: identity.child(0), in: environment, into: &evaluation)
    case .titleAndIcon:
      let start = evaluation.elements.count
      Title._evaluate(view.title, at: identity.child(0), in: environment, into: &evaluation)
      let owner = evaluation.elements.count > start ? evaluation.elements[start].node.id : nil
      let icon = evaluation.elements(of: view.icon, at: identity.child(1), in: environment)
      evaluation.withhold(icon, .control, owner: owner)
    case .iconOnly:
      let title = evaluation.elements(of: view.title, at: identity.child(0), in: environment)
      let icon = evaluation.elements(of: view.icon, at: identity.child(1), in: environment)
      let spoken = title.isEmpty ? icon : title
      guard !spoken.isEmpty else { return }
      var element = evaluation.control(
        .image, traits: .image, label: spoken, at: identity, in: environment, source: spoken[0].node.source)
      element.node.drawn = []
      // The title is not on the screen, so that combining treats the label as it treats any symbol.
      element.labelOrigin = .implicit
      if !title.isEmpty { evaluation.withhold(icon, .control, owner: identity.nodeID) }
      evaluation.elements.append(element)
    case .custom(let style, let outer):
      var environment = environment
      environment.labelStyle = outer
      let configuration = LabelStyleConfiguration(
        title: .init(content: AnyView(view.title)), icon: .init(content: AnyView(view.icon)))
      style(configuration, identity.child(2), environment, &evaluation)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
