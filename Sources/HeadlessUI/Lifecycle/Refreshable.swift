/// What reloads the content of a view.
public struct RefreshAction: Sendable {
  private let action: @Sendable () async -> Void

  init(_ action: @escaping @Sendable () async -> Void) { self.action = action }

  public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
  private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  /// What reloads the content; nil where nothing does.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets views below reload the content through the environment's `refresh`; the pull itself is a touch.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    transformEnvironment(\.self) { $0.refresh = RefreshAction(action) }
  }
}
