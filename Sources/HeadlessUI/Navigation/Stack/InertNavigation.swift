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
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    inert()
  }
  public nonisolated func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    inert()
  }
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { inert() }
  public nonisolated func navigationDocument(_ url: URL) -> some View { inert() }
}

/// How the source of a zoom looks; told to nobody.
public protocol MatchedTransitionSourceConfiguration {}

/// The look that a source of a zoom has by itself.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
  public func background(_ style: Color) -> Self { self }
  public func clipShape(_ shape: RoundedRectangle) -> Self { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { self }
}
