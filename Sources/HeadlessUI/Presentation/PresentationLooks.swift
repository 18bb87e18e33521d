public import Foundation

/// Whether the screen behind a sheet can be used.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { .enabled }
}

/// What a swipe on a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// How large a sheet is.
public protocol PresentationSizing {}

public struct AutomaticPresentationSizing: PresentationSizing, Sendable {}
public struct FittedPresentationSizing: PresentationSizing, Sendable {}
public struct FormPresentationSizing: PresentationSizing, Sendable {}
public struct PagePresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

extension View {
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { inert() }
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    inert()
  }
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { inert() }
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { inert() }
  public nonisolated func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    inert()
  }
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    inert()
  }
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { inert() }
  public nonisolated func presentationPreventsAppTermination(_ isPrevented: Bool?) -> some View { inert() }
}
