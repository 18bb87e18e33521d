import Semantics

/// A movement of a symbol.
public protocol SymbolEffect: Sendable {
  var effectName: String { get }
}

/// An effect that accompanies the change of one symbol into another.
public protocol ContentTransitionSymbolEffect {}

/// An effect that goes on.
public protocol IndefiniteSymbolEffect {}

/// An effect that happens once.
public protocol DiscreteSymbolEffect {}

/// How an effect is repeated.
public struct SymbolEffectOptions: Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { .default }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }

  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// When an effect begins anew.
  public struct RepeatBehavior: Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { .periodic }
  }
}

// How a symbol moves in detail tells a listener nothing.
extension SymbolEffect {
  public var up: Self { self }
  public var down: Self { self }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var iterative: Self { self }
  public var reversing: Self { self }
}

public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "replace" }
}

extension ReplaceSymbolEffect {
  public static var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  public static var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  public static var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect() }
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "automatic" }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

public struct BounceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "bounce" }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

public struct PulseSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "pulse" }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

public struct VariableColorSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "variableColor" }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

public struct ScaleSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "scale" }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

public struct AppearSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "appear" }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

public struct DisappearSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "disappear" }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

public struct WiggleSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "wiggle" }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

public struct RotateSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "rotate" }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

public struct BreatheSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "breathe" }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

public struct DrawOnSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "drawOn" }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

public struct DrawOffSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, IndefiniteSymbolEffect,
  DiscreteSymbolEffect
{
  public var effectName: String { "drawOff" }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}

// A movement of a symbol tells a listener nothing, and no change of content is bound to it.
extension View {
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      DeclaredMotionModifier(effect: isActive ? "symbolEffect.\(effect.effectName)" : nil, isSymbolEffect: true))
  }

  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(DeclaredMotionModifier(effect: "symbolEffect.\(effect.effectName)", isSymbolEffect: true))
  }

  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(EnvironmentWriter { $0.symbolEffectsAreRemoved = isEnabled })
  }
}
