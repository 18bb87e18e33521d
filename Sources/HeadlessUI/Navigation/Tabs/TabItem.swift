/// Says what the tab bar shows of a view; the view itself is what belongs to the tab.
nonisolated struct TabItemModifier<Label: View>: PrimitiveModifier, TabTraitModifier {
  let label: Label

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
  }

  func tell(_ traits: inout TabTraits) {
    guard traits.label == nil else { return }
    nonisolated(unsafe) let label = label
    traits.label = { identity, environment, evaluation in
      Label._evaluate(label, at: identity, in: environment, into: &evaluation)
    }
  }
}

extension TagModifier: TabTraitModifier {
  func tell(_ traits: inout TabTraits) { traits.tag = traits.tag ?? AnyHashable(tag) }
}

extension View {
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}
