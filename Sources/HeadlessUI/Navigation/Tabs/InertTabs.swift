/// Where a tab may stand, on platforms with a sidebar.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = TabPlacement(name: "automatic")
  public static let pinned = TabPlacement(name: "pinned")
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// How a person may rearrange a tab.
public struct TabCustomizationBehavior: Sendable {
  public static let automatic = TabCustomizationBehavior()
  public static let reorderable = TabCustomizationBehavior()
  public static let disabled = TabCustomizationBehavior()
}

/// A place where adaptable tabs stand.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// How a person rearranged the tabs of a sidebar, which nobody does here.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  public init() {}
  public mutating func resetVisibility() {}
  public mutating func resetSectionOrder() {}
}

/// When a tab bar makes room.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// What activates the search of a tab that is there for searching.
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String
  public static let automatic = TabSearchActivation(name: "automatic")
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

// Accepted without effect: sidebars and how the bar looks.
extension TabContent {
  public nonisolated func customizationID(_ id: String) -> Self { self }
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> Self { self }
  public nonisolated func swipeActions<A: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> A
  ) -> Self { self }
  public nonisolated func sectionActions<A: View>(@ViewBuilder content: () -> A) -> Self { self }
}

extension View {
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { inert() }
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { inert() }
  public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { inert() }
  public nonisolated func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { inert() }
  public nonisolated func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { inert() }
  public nonisolated func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { inert() }
  public nonisolated func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { inert() }
}
