public import Foundation

extension View {
  public nonisolated func padding(_ insets: EdgeInsets) -> some View { inert() }
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { inert() }
  public nonisolated func padding(_ length: CGFloat) -> some View { inert() }

  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { inert() }
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { inert() }
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { inert() }

  public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { inert() }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    inert()
  }

  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    inert()
  }

  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    inert()
  }
}

/// Where margins of content apply.
nonisolated public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ContentMarginPlacement(name: "automatic")
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
