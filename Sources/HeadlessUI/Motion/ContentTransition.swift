/// How the content of one view changes into other content.
public struct ContentTransition: Equatable, Sendable {
  let effectName: String

  public static let identity = ContentTransition(effectName: "identity")
  public static let opacity = ContentTransition(effectName: "opacity")
  public static let interpolate = ContentTransition(effectName: "interpolate")
  public static let symbolEffect = ContentTransition(effectName: "symbolEffect")

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
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    looks { $0.contentTransition = transition }
  }
}
