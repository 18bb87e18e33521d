public import Foundation

/// Where a pointer is that hovers over a view.
nonisolated public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What a view does under a pointer, which nobody sees here.
public protocol CustomHoverEffect {}

public struct AutomaticHoverEffect: CustomHoverEffect, Sendable {
  nonisolated public init() {}
}

extension CustomHoverEffect where Self == AutomaticHoverEffect {
  nonisolated public static var automatic: AutomaticHoverEffect { AutomaticHoverEffect() }
}

/// The effects that the system knows.
nonisolated public struct HoverEffect: CustomHoverEffect, Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}

// Accepted without effect: no pointer ever hovers over a phone.
extension View {
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> Self { self }
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> Self { self }
}
