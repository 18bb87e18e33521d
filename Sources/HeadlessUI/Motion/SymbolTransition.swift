/// A transition of a symbol: an effect by which it comes and goes.
public struct SymbolEffectTransition: Transition {
  let effectName: String

  nonisolated public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) { effectName = effect.effectName }

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension SymbolEffectTransition: NamedTransition {
  var erased: AnyTransition { AnyTransition("symbolEffect.\(effectName)", hasMotion: true) }
}

/// An effect by which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

extension AppearSymbolEffect: TransitionSymbolEffect {}
extension DisappearSymbolEffect: TransitionSymbolEffect {}
extension AutomaticSymbolEffect: TransitionSymbolEffect {}
extension DrawOnSymbolEffect: TransitionSymbolEffect {}
extension DrawOffSymbolEffect: TransitionSymbolEffect {}

extension Transition where Self == SymbolEffectTransition {
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }

  public static var symbolEffect: SymbolEffectTransition { SymbolEffectTransition(effect: .automatic) }
}
