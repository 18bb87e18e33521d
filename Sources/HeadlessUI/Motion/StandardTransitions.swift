public struct OpacityTransition: Transition, Sendable {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}

public struct ScaleTransition: Transition, Sendable {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == ScaleTransition {
  nonisolated public static var scale: ScaleTransition { ScaleTransition() }
}

public struct SlideTransition: Transition, Sendable {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SlideTransition {
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}

public struct IdentityTransition: Transition, Sendable {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition {
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}

public struct BlurReplaceTransition: Transition, Sendable {
  nonisolated public init() {}
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}

public struct MoveTransition: Transition, Sendable {
  nonisolated public init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == MoveTransition {
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

public struct PushTransition: Transition, Sendable {
  nonisolated public init(edge: Edge) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == PushTransition {
  nonisolated public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
