/// A bar around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
  public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
}

/// Shows or hides bars.
nonisolated struct ToolbarVisibilityModifier: PrimitiveModifier {
  let visibility: Visibility
  let bars: [ToolbarPlacement]

  @MainActor static func _evaluate<V: View>(
    _ modifier: Self, on content: V, at identity: _Identity, in environment: EnvironmentValues,
    into evaluation: inout _Evaluation
  ) {
    V._evaluate(content, at: identity, in: environment, into: &evaluation)
    guard modifier.visibility != .automatic else { return }
    for bar in modifier.bars.isEmpty ? [.automatic] : modifier.bars {
      switch bar {
      case .automatic, .navigationBar:
        evaluation.preferences.add(NavigationBarVisibilityKey.self, modifier.visibility)
      case .bottomBar: evaluation.preferences.add(BottomBarVisibilityKey.self, modifier.visibility)
      case .tabBar: evaluation.preferences.add(TabBarVisibilityKey.self, modifier.visibility)
      default: break
      }
    }
  }
}

extension View {
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars))
  }

  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    modifier(ToolbarVisibilityModifier(visibility: visibility, bars: bars))
  }

  /// Takes away something that the system puts into the bar.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    modifier(
      PreferenceTransformer<NavigationTitleKey> { title in
        if defaultItemKind == .title { title = nil }
      })
  }
}

/// Something that the system puts into a bar by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  public static let title = ToolbarDefaultItemKind(name: "title")
  public static let search = ToolbarDefaultItemKind(name: "search")
}
