public import Foundation

/// How one screen gives way to another, which takes no time here.
public struct NavigationTransition: Sendable {
  public static let automatic = NavigationTransition()
  public static let crossFade = NavigationTransition()
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> NavigationTransition { .automatic }
}

// Accepted without effect: how screens change and what a bar hands to other programs.
extension View {
  public nonisolated func navigationTransition(_ style: NavigationTransition) -> some View { inert() }
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    inert()
  }
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { inert() }
  public nonisolated func navigationDocument(_ url: URL) -> some View { inert() }
}
