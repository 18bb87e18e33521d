/// How a tab view lets a person choose; the styles of the system are all there are.
@MainActor @preconcurrency
public protocol TabViewStyle {
  nonisolated var _publication: _TabPublication { get }
}

/// The shape in which a tab view reaches a listener.
public enum _TabPublication: Sendable {
  case bar
  case pages(showsIndex: Bool)
}

nonisolated public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
  public nonisolated var _publication: _TabPublication { .bar }
}

nonisolated public struct PageTabViewStyle: TabViewStyle {
  /// Whether the dots beneath the pages are shown; automatically they are where there is more than one page.
  public struct IndexDisplayMode: Sendable {
    let showsIndex: Bool
    public static let automatic = IndexDisplayMode(showsIndex: true)
    public static let always = IndexDisplayMode(showsIndex: true)
    public static let never = IndexDisplayMode(showsIndex: false)
  }

  let mode: IndexDisplayMode

  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public nonisolated var _publication: _TabPublication { .pages(showsIndex: mode.showsIndex) }
}

nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public init() {}
  public nonisolated var _publication: _TabPublication { .bar }
}

nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public init() {}
  public nonisolated var _publication: _TabPublication { .bar }
}

nonisolated public struct GroupedTabViewStyle: TabViewStyle {
  public init() {}
  public nonisolated var _publication: _TabPublication { .bar }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
  public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public nonisolated static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension EnvironmentValues {
  private struct TabViewStyleKey: EnvironmentKey { static var defaultValue: _TabPublication { .bar } }

  var tabViewStyle: _TabPublication {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let publication = style._publication
    return modifier(EnvironmentWriter { $0.tabViewStyle = publication })
  }
}

/// How the dots beneath pages look.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

nonisolated public struct PageIndexViewStyle: IndexViewStyle {
  public struct BackgroundDisplayMode: Sendable {
    public static let automatic = BackgroundDisplayMode()
    public static let interactive = BackgroundDisplayMode()
    public static let always = BackgroundDisplayMode()
    public static let never = BackgroundDisplayMode()
  }

  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  public nonisolated static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public nonisolated static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle() }
}

extension View {
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { inert() }
}
