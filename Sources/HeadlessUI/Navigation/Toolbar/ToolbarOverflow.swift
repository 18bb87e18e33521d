import Semantics

extension _Evaluation {
  /// Makes the menu at the end of a bar that holds items which have no place in it.
  @MainActor
  mutating func overflowMenu(
    of items: [Element], at identity: _Identity, in environment: EnvironmentValues
  ) -> Element {
    let presenter = identity.presenter
    let mount = mount
    func show(_ isOpen: Bool) {
      presenter.isOpen = isOpen
      mount.changes.note(by: "toolbar")
    }
    var menu = Element(
      system: .menu, SystemWords.more, at: identity, in: environment, source: items.first?.node.source)
    menu.node.traits = .button
    menu.offer(.activate) { _ in show(true) }
    if presenter.isOpen {
      request(
        EntriesScreen(entries: items) {}, for: (), key: true, by: presenter, at: identity.child(0), in: environment,
        dismissal: Dismissal { show(false) })
    }
    return menu
  }
}
