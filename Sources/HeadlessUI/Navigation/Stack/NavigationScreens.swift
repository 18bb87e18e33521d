import Semantics

extension _Evaluation {
  /// Evaluates the screens of a stack from the root to the top, and publishes the one on top with its bar.
  @MainActor
  mutating func screens<Root: View>(
    from root: Root, path: BoundPath?, at identity: _Identity, in environment: EnvironmentValues
  ) {
    stand()
    let mount = self.mount
    let model = identity.slot(0) { NavigationModel(mount: mount) }
    model.beginUpdate(path: path)
    let isSplitColumn = environment.isSplitColumn
    var inside = environment
    inside.navigation = model
    inside.isSplitColumn = false
    let outer = preferences
    var backTitle: String?
    var level = 0
    while true {
      let checkpoint = self.checkpoint
      let place = level == 0 ? identity.child(0) : identity.child(keyed: model.entries[level - 1].key)
      let effects = mount.effects.count
      preferences = PreferenceStore()
      let entry = level == 0 ? nil : model.entries[level - 1]
      var screen = inside
      if let entry { screen.shows(entry, of: model) }
      let content = elements { evaluation in
        evaluation.covered(level < model.entries.count) { evaluation in
          if let entry {
            let destination = model.destination(of: entry) ?? AnyView(Image(systemName: "exclamationmark.triangle"))
            AnyView._evaluate(destination, at: place.child(0), in: screen, into: &evaluation)
          } else {
            Root._evaluate(root, at: place.child(0), in: screen, into: &evaluation)
          }
        }
      }
      var bar = NavigationBar(preferences, at: place, in: screen, into: &self)
      let visibility = preferences.value(TabBarVisibilityKey.self)
      if level < model.entries.count {
        takeBack(to: checkpoint, presents: true)
        preferences = outer
        backTitle = bar.title.first?.node.label
        level += 1
        continue
      }
      if let entry { bar.addBack(to: backTitle, at: place, in: environment) { model.pop(entry) } }
      preferences = outer
      if let visibility { preferences.add(TabBarVisibilityKey.self, visibility) }
      // The columns of a split view share one bar on a phone, and so one way back.
      if isSplitColumn, level > 0 { preferences.add(BackButtonHiddenKey.self, true) }
      if let missing = bar.missingTitle(above: content, at: place) { silent.append(missing) }
      elements += bar.assembled(around: content)
      model.tellOfChange(landingOn: bar.landing(in: content), since: effects)
      return
    }
  }
}

extension NavigationModel {
  /// Tells that another screen is on top than in the update before.
  fileprivate func tellOfChange(landingOn landing: NodeID?, since effects: Int) {
    defer { shown = entries }
    guard let shown, shown.last !== entries.last else { return }
    // Before what the screen itself wants on its appearance, so that its own wishes come last.
    mount.effects.insert({ [mount] in mount.emit(.screenChanged(text: nil), node: landing) }, at: effects)
  }
}
