import Semantics

/// An open menu: its entries, each of which closes it, and the way out that the system adds.
struct MenuScreen<Content: View>: ModalScreen {
  let content: Content

  @MainActor
  func element(
    for item: Void, at identity: _Identity, in environment: EnvironmentValues, dismissal: Dismissal,
    into evaluation: inout _Evaluation
  ) -> Element {
    let outer = environment.menu
    let menu = OpenMenu {
      dismissal()
      outer?.closeAll()
    }
    var inside = environment.inSystemDialog
    inside.menu = menu
    // In a menu the options of a picker are entries (a menu picker is a menu in the menu).
    inside.pickerStyle = .inline
    let entries = evaluation.elements(of: content, at: identity.child(0), in: inside)
    return menu.element(of: entries, at: identity, in: environment, dismissal: dismissal)
  }
}

/// A menu of elements that are there already, such as the options of a picker.
struct EntriesScreen: ModalScreen {
  let entries: [Element]
  let onClose: () -> Void

  @MainActor
  func element(
    for item: Void, at identity: _Identity, in environment: EnvironmentValues, dismissal: Dismissal,
    into evaluation: inout _Evaluation
  ) -> Element {
    let outer = environment.menu
    let onClose = onClose
    let menu = OpenMenu {
      dismissal()
      onClose()
      outer?.closeAll()
    }
    let close = Dismissal {
      dismissal()
      onClose()
    }
    return menu.element(of: entries, at: identity, in: environment, dismissal: close)
  }
}

/// A menu that is open, as its entries see it.
struct OpenMenu {
  /// Closes the menu and those that it was opened from.
  let closeAll: @MainActor () -> Void

  @MainActor
  func element(
    of entries: [Element], at identity: _Identity, in environment: EnvironmentValues, dismissal: Dismissal
  ) -> Element {
    let closeAll = closeAll
    var menu = Element(at: identity, role: .group)
    menu.node.container = .modal
    menu.children = entries.map { $0.entry { closeAll() } }
    var dismiss = Element(at: identity.child(1), role: .button)
    dismiss.node.traits = .button
    dismiss.node.label = SystemWords.dismissContextMenu(in: environment.locale)
    dismiss.offer(.activate) { _ in closeAll() }
    menu.children.append(dismiss)
    menu.offer(.escape) { _ in dismissal() }
    return menu
  }
}

extension EnvironmentValues {
  private struct MenuKey: EnvironmentKey { static var defaultValue: OpenMenu? { nil } }

  /// The open menu that a view is an entry of.
  var menu: OpenMenu? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}

extension Element {
  /// The element as an entry of a menu: a switch is a button that is selected or not, and activation closes the menu.
  fileprivate func entry(_ close: @escaping () -> Void) -> Element {
    var entry = self
    entry.children = children.map { $0.entry(close) }
    if isToggle {
      entry.node.role = .button
      entry.node.traits.remove(.toggle)
      if node.toggle == .on { entry.node.traits.insert(.selected) }
      entry.node.toggle = nil
    }
    // Another menu opens in front of this one.
    if !keepsMenuOpen, node.role != .menu, node.role != .picker { entry.afterActivation(close) }
    return entry
  }
}
