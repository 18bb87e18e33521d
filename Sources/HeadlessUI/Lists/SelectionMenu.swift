/// A menu that is made for the rows of a list or table that it acts on.
struct SelectionMenu {
  /// Whether rows that are told by such a value have the menu.
  let serves: (AnyHashable) -> Bool
  let entries: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?

  nonisolated init<I: Hashable, M: View>(
    entries: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)?
  ) {
    func items(_ tags: Set<AnyHashable>) -> Set<I> { Set(tags.compactMap { $0.base as? I }) }
    serves = { $0.base is I }
    self.entries = { AnyView(entries(items($0))) }
    self.primaryAction = primaryAction.map { action in { action(items($0)) } }
  }
}

/// What the menu of a selection gives to one row.
struct RowMenu {
  let actions: [ActionHandler]
  /// What a tap runs in place of selecting the row.
  let tap: (() -> Void)?

  private struct Place: Hashable { let tag: AnyHashable }

  /// The menu of the list around; nil where there is none for such a row, and while rows are edited for a tap.
  ///
  /// - Parameters:
  ///   - tag: What tells the row.
  ///   - selected: The rows that are selected, on all of which the menu acts if the row is one of them.
  @MainActor
  init?(
    of tag: AnyHashable, selected: Set<AnyHashable>, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    guard let menu = environment.selectionMenu, menu.serves(tag) else { return nil }
    let items = selected.contains(tag) ? selected : [tag]
    let place = identity.child(keyed: Place(tag: tag))
    actions = evaluation.contextMenu(
      menu.entries(items), by: place.presenter, at: place.child(0), in: environment.forRows)
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    tap = isEditing ? nil : menu.primaryAction.map { action in { action([tag]) } }
  }
}

extension EnvironmentValues {
  private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

  /// The menu of the next list or table.
  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }

  /// The same for what stands in rows, which have nothing of the menu of their list.
  var forRows: EnvironmentValues {
    guard selectionMenu != nil else { return self }
    var inside = self
    inside.selectionMenu = nil
    return inside
  }
}

extension View {
  /// Gives the rows of a list or table a menu that is made for what is selected.
  ///
  /// - Parameters:
  ///   - itemType: What rows are told by.
  ///   - menu: The menu for some rows: all that are selected where the row is one of them, else the row alone. The one for
  ///     the empty set, which a finger finds where there are no rows, is not reached.
  ///   - primaryAction: What a tap on a row runs in place of selecting it, unless rows are being edited.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(EnvironmentWriter { $0.selectionMenu = SelectionMenu(entries: menu, primaryAction: primaryAction) })
  }
}
