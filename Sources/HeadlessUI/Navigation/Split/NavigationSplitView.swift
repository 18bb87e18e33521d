/// Columns that lead to each other: on an iPhone a stack that begins with the sidebar, where a selection leads on.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  let sidebar: Sidebar
  /// The middle one of three columns.
  let content: Content?
  let detail: Detail
  let preferred: Binding<NavigationSplitViewColumn>?

  @MainActor public static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let preferred = view.preferred
    let wanted = preferred?.wrappedValue
    let detail = SplitColumn(content: view.detail, next: Optional<EmptyView>.none)
    if let content = view.content {
      let middle = SplitColumn(content: content, next: detail, isWanted: wanted == .detail) {
        preferred?.wrappedValue = .content
      }
      let root = SplitColumn(
        content: view.sidebar, next: middle, isWanted: wanted == .detail || wanted == .content
      ) { preferred?.wrappedValue = .sidebar }
      evaluation.screens(from: root, path: nil, at: identity, in: environment)
    } else {
      let root = SplitColumn(content: view.sidebar, next: detail, isWanted: wanted == .detail) {
        preferred?.wrappedValue = .sidebar
      }
      evaluation.screens(from: root, path: nil, at: identity, in: environment)
    }
  }
}

/// A column, which shows the next one on top of it while something is selected in it.
nonisolated struct SplitColumn<Content: View, Next: View>: PrimitiveView {
  let content: Content
  let next: Next?
  var isWanted = false
  /// Told when the person comes back to this column.
  var comeBack: () -> Void = {}

  @MainActor static func _evaluate(
    _ view: Self, at identity: _Identity, in environment: EnvironmentValues, into evaluation: inout _Evaluation
  ) {
    let selection = identity.slot(0) { SplitColumnSelection() }
    selection.reset()
    var inside = environment
    inside.splitColumn = selection
    inside.isSplitColumn = true
    Content._evaluate(view.content, at: identity.child(0), in: inside, into: &evaluation)
    guard let next = view.next else { return }
    let (clear, comeBack) = (selection.clear, view.comeBack)
    environment.navigation?.present(identity, isActive: selection.isSelected || view.isWanted) {
      AnyView(next)
    } onPop: {
      clear()
      comeBack()
    }
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Which columns are there where there is room for several, which an iPhone has not.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// How columns share the room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {}

nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public nonisolated static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public nonisolated static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public nonisolated static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
