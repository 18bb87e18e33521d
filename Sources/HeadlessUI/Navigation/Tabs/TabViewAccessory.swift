import Semantics

/// Puts a view between the content of the tabs and their bar.
nonisolated struct TabViewAccessoryModifier<Accessory: View>: PrimitiveModifier {
  let accessory: Accessory

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    let start = evaluation.elements.count
    V._evaluate(content, at: identity.child(0), in: environment, into: &evaluation)
    let accessory = evaluation.elements(of: modifier.accessory, at: identity.child(1), in: environment)
    let bar = evaluation.elements[start...].lastIndex { $0.node.container == .tabBar }
    evaluation.elements.insert(contentsOf: accessory, at: bar ?? evaluation.elements.count)
  }
}

/// Where the accessory of a tab bar stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline, expanded
}

extension EnvironmentValues {
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}

extension View {
  public nonisolated func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(TabViewAccessoryModifier(accessory: content()))
  }
}
