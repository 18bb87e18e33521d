/// One tab: what the bar shows of it, and what belongs to it.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  public typealias TabValue = Value

  let value: AnyHashable?
  let role: TabRole?
  let content: () -> Content
  let label: Label

  nonisolated init(value: AnyHashable?, role: TabRole?, label: Label, content: @escaping () -> Content) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }

  @MainActor public static func _gather(
    _ tab: Self, at identity: _Identity, in environment: EnvironmentValues, into tabs: inout _GatheredTabs
  ) {
    var traits = TabTraits()
    traits.tag = tab.value
    traits.label = { identity, environment, evaluation in
      Label._evaluate(tab.label, at: identity, in: environment, into: &evaluation)
    }
    tabs.collection.tabs.append(
      GatheredTab(identity: identity, environment: environment, traits: traits) { evaluation in
        Content._evaluate(tab.content(), at: identity.child(0), in: environment, into: &evaluation)
      })
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String
  public static let search = TabRole(name: "search")
}

/// What the bar shows of a tab that says nothing but its role.
nonisolated public struct DefaultTabLabel: PrimitiveView {
  let role: TabRole?

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    guard view.role == .search else { return }
    let label = Label(SystemWords.search(in: environment.locale), systemImage: "magnifyingglass")
    Label._evaluate(label, at: identity, in: environment, into: &evaluation)
  }
}
