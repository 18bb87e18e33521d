extension EnvironmentValues {
  /// What a screen knows of how it goes away.
  @MainActor
  mutating func shows(_ entry: NavigationModel.Entry, of model: NavigationModel) {
    splitColumn = nil
    listSelection = nil
    dismissal = Dismissal { model.pop(entry) }
  }
}
