extension View {
  /// Gives the rows of a list a menu that is made for the selection.
  ///
  /// Without a selection the menu is that of the empty set, which is the one a listener gets of the list itself.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View { inert() }
}
