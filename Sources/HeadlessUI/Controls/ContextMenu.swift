import Semantics

/// Gives what a view publishes an action that opens a menu; nothing else tells a listener of the menu.
nonisolated struct ContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let presenter = identity.presenter
    let start = evaluation.elements.count
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    // A menu without entries never opens.
    guard Items.self != EmptyView.self else { return }
    let actions = evaluation.contextMenu(modifier.items, by: presenter, at: identity.child(1), in: environment)
    // A menu opens its own.
    for index in start..<evaluation.elements.count where evaluation.elements[index].node.role != .menu {
      evaluation.elements[index].handlers += actions
    }
  }
}

extension _Evaluation {
  /// Puts a menu in front of the screen while it is open.
  ///
  /// - Returns: The actions that open it.
  @MainActor
  mutating func contextMenu<Items: View>(
    _ items: @autoclosure () -> Items, by presenter: Presenter, at identity: _Identity,
    in environment: EnvironmentValues
  ) -> [ActionHandler] {
    let mount = mount
    func show(_ isOpen: Bool) {
      presenter.isOpen = isOpen
      mount.changes.note(by: "contextMenu")
    }
    if presenter.isOpen {
      request(
        MenuScreen(content: items()), for: (), key: true, by: presenter, at: identity, in: environment,
        dismissal: Dismissal { show(false) })
    }
    let word = SystemWords.showContextMenu(in: environment.locale)
    return [
      ActionHandler(action: .showMenu) { _ in show(true) }, ActionHandler(action: .named(word)) { _ in show(true) },
    ]
  }
}

extension View {
  /// Gives the view a menu, which a listener opens with the action “Show context menu”.
  public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Gives the view a menu with a preview, which only the eye gets.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Gives the view a menu where there is one; the form of iOS 13.
  public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(OldContextMenuModifier(items: contextMenu?.items))
  }
}

/// The entries of a context menu; the form of iOS 13.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A context menu that may be missing.
nonisolated struct OldContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items?

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    guard let items = modifier.items else {
      return V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    }
    ContextMenuModifier._evaluate(
      ContextMenuModifier(items: items), on: content, at: identity, in: environment, into: &evaluation)
  }
}
