import Semantics

/// A title with an icon; only the title is heard, also where only the icon is shown.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon

  nonisolated init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }
}

extension Label: View where Title: View, Icon: View {
  public var body: Never { fatalError("Label has no body") }

  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    switch environment.labelStyle {
    case .titleOnly:
      Title._evaluate(view.title, at: identity.child(0), in: environment, into: &evaluation)
    case .titleAndIcon:
      Title._evaluate(view.title, at: identity.child(0), in: environment, into: &evaluation)
      let icon = evaluation.elements(of: view.icon, at: identity.child(1), in: environment)
      evaluation.withhold(icon, .control, owner: evaluation.elements.last?.node.id)
    case .iconOnly:
      let title = evaluation.elements(of: view.title, at: identity.child(0), in: environment)
      let icon = evaluation.elements(of: view.icon, at: identity.child(1), in: environment)
      let spoken = title.isEmpty ? icon : title
      var element = evaluation.control(
        .image, traits: .image, label: spoken, at: identity, in: environment, source: spoken.first?.node.source)
      element.node.drawn = []
      if !title.isEmpty { evaluation.withhold(icon, .control, owner: identity.nodeID) }
      evaluation.elements.append(element)
    case .custom(let makeBody):
      let body = makeBody(
        LabelStyleConfiguration(title: .init(content: AnyView(view.title)), icon: .init(content: AnyView(view.icon))))
      AnyView._evaluate(body, at: identity.child(2), in: environment, into: &evaluation)
    }
  }
}

extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(name))
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: Text(titleResource), icon: Image(systemName: name))
  }

  @_disfavoredOverload
  nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init(title: Text(titleResource), icon: Image(name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}
