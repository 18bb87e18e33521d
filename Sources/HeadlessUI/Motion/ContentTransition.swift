/// How the content of one view changes into other content.
public struct ContentTransition: Equatable, Sendable {
  let effectName: String

  /// Changes at once.
  public static let identity = ContentTransition(effectName: "identity")
  /// Fades from one content to the next.
  public static let opacity = ContentTransition(effectName: "opacity")
  /// Moves letters from their old places to the new ones.
  public static let interpolate = ContentTransition(effectName: "interpolate")
  public static let symbolEffect = ContentTransition(effectName: "symbolEffect")

  /// Rolls the digits of a number.
  ///
  /// - Parameter countsDown: Whether they roll downwards; not by default, and kept nowhere.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(effectName: "numericText")
  }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition(effectName: "numericText") }
  public static func symbolEffect(
    _ effect: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition(effectName: "symbolEffect.\(effect.effectName)")
  }

  var isIdentity: Bool { self == .identity }
}

extension View {
  /// Declares how texts and symbols below change: told as a motion when they do so in an animated change.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    looks { $0.contentTransition = transition }
  }
}
