import Semantics

/// A button that opens a list of actions.
///
/// Closed it is one element. Open it covers the screen with its entries, of which each closes it, and with a way out.
public struct Menu<Label: View, Content: View> {
  let label: Label
  let content: Content
  let primaryAction: (() -> Void)?
  let source: SourceLocation

  nonisolated init(label: Label, content: Content, primaryAction: (() -> Void)?, source: SourceLocation) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
    self.source = source
  }
}

extension Menu: View {
  public var body: Never { fatalError("Menu has no body") }

  nonisolated public init(
    file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), content: content(), primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  /// Makes a menu that runs an action when it is activated, and opens when it is held.
  nonisolated public init(
    file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      label: label(), content: content(), primaryAction: primaryAction, source: SourceLocation(file: file, line: line))
  }

  /// Makes a menu around a label; the form of iOS 14.
  nonisolated public init(
    label: Label, file: String = #filePath, line: Int = #line, @ViewBuilder content: () -> Content
  ) {
    self.init(label: label, content: content(), primaryAction: nil, source: SourceLocation(file: file, line: line))
  }

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    evaluation.stand()
    if let style = environment[style: MenuStyleConfiguration.self] {
      let configuration = MenuStyleConfiguration(
        label: .init(content: AnyView(view.label)), content: .init(content: AnyView(view.content)),
        primaryAction: view.primaryAction, source: view.source)
      return style.evaluate(
        configuration, at: identity.child(3), in: environment, into: &evaluation, source: view.source)
    }
    let presenter = identity.presenter
    let mount = evaluation.mount
    func show(_ isOpen: Bool) {
      presenter.isOpen = isOpen
      mount.changes.note(by: "Menu")
    }
    var element = evaluation.control(
      .menu, traits: .button, label: view.labelElements(at: identity, in: environment, &evaluation), at: identity,
      in: environment, source: view.source)
    if let primaryAction = view.primaryAction {
      let word = SystemWords.showContextMenu(in: environment.locale)
      element.offer(.named(word)) { _ in show(true) }
      element.offer(.showMenu) { _ in show(true) }
      element.offer(.activate) { _ in primaryAction() }
    } else {
      element.offer(.activate) { _ in show(true) }
    }
    element.keepsMenuOpen = true
    evaluation.elements.append(element)
    guard presenter.isOpen else { return }
    evaluation.request(
      MenuScreen(content: view.content.keepingMenuOpen(environment.keepsMenuOpen)), for: (), key: true, by: presenter,
      at: identity.child(2), in: environment, dismissal: Dismissal { show(false) })
  }

  /// The label, as the style of buttons shows it.
  @MainActor
  private func labelElements(
    at identity: _Identity, in environment: EnvironmentValues, _ evaluation: inout _Evaluation
  ) -> [Element] {
    guard let style = environment.buttonStyle, !style.isPrimitive else {
      return evaluation.elements(
        of: label, at: identity.child(0), in: environment.buttonColors.dressed(environment))
    }
    var inner = environment
    inner.buttonStyle = nil
    let configuration = PrimitiveButtonStyleConfiguration(
      role: nil, label: .init(content: AnyView(label)), action: {}, source: source)
    return evaluation.elements { style.run(configuration, identity.child(1), inner, &$0) }
  }
}

extension View {
  /// The view, as entries that leave their menu open where that is wanted.
  fileprivate func keepingMenuOpen(_ keepsMenuOpen: Bool) -> some View {
    modifier(MenuActionDismissModifier(keepsMenuOpen: keepsMenuOpen))
  }
}
