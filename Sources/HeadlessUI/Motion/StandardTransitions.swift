public import Foundation

/// A fade.
public struct OpacityTransition: NamedTransition, Sendable {
  let erased: AnyTransition
  nonisolated public init() { erased = .opacity }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

/// Nothing to be seen.
public struct IdentityTransition: NamedTransition, Sendable {
  let erased: AnyTransition
  nonisolated public init() { erased = .identity }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

/// In from the leading edge, out by the trailing one.
public struct SlideTransition: NamedTransition, Sendable {
  let erased: AnyTransition
  nonisolated public init() { erased = .slide }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

/// Growing and shrinking.
public struct ScaleTransition: NamedTransition, Sendable {
  let erased: AnyTransition
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) { erased = .scale }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}

/// To and from an edge.
public struct MoveTransition: NamedTransition, Sendable {
  let erased: AnyTransition
  nonisolated public init(edge: Edge) { erased = .move(edge: edge) }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

/// In from an edge, out by the one across.
public struct PushTransition: NamedTransition, Sendable {
  let erased: AnyTransition
  nonisolated public init(edge: Edge) { erased = .push(from: edge) }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

/// From and to a place beside.
public struct OffsetTransition: NamedTransition, Sendable {
  let erased: AnyTransition
  nonisolated public init(_ offset: CGSize) { erased = .offset(offset) }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OffsetTransition {
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

/// A blur that scales.
public struct BlurReplaceTransition: NamedTransition, Sendable {
  let erased: AnyTransition
  nonisolated public init(configuration: Configuration) { erased = .blurReplace }

  /// Whether the view that comes and the one that goes move the same way.
  public struct Configuration: Equatable, Sendable {
    private let isUpUp: Bool
    public static let downUp = Configuration(isUpUp: false)
    public static let upUp = Configuration(isUpUp: true)
  }

  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
}

/// One way in and another way out.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: NamedTransition {
  public let insertion: Insertion
  public let removal: Removal

  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
