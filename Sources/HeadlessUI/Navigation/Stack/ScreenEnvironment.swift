extension EnvironmentValues {
  /// What a screen knows of how it goes away.
  @MainActor
  mutating func shows(_ entry: NavigationModel.Entry, of model: NavigationModel) {
    splitColumn = nil
    listSelection = nil
    dismissal = Dismissal { model.pop(entry) }
  }

  /// Forgets the containers around, which do not reach into what stands in front of them.
  mutating func leaveNavigation() {
    navigation = nil
    splitColumn = nil
    isSplitColumn = false
    listSelection = nil
    search = nil
    tabViewStyle = .bar
  }
}
